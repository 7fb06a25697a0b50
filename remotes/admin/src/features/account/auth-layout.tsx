import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import { buttonClass, Icon, Note } from '@larkfare/ui-kit';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { RouteLines } from './route-lines.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of the screens before the sign-in. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const site = useSite();
  usePage({ title, description: 'For administrators.', noIndex: true });
  return (
    <div className={styles.screen}>
      {/* Repeats the text of the screen. */}
      <div aria-hidden="true" className={styles.picture}>
        <RouteLines />
        <p className={styles.brand}>{site.name}</p>
        <p className={styles.tagline}>{site.tagline}</p>
      </div>
      <div className={styles.side}>
        <header className={styles.bar}>
          <Link to="/home" className={buttonClass()}>
            <Icon shape={ArrowLeft} size={18} /> Back to client Side
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div>
            <Note>{site.name} back office</Note>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {children}
        </main>
      </div>
    </div>
  );
}
