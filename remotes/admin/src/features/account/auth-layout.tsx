import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import { buttonClass, Icon, Note } from '@larkfare/ui-kit';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { Link } from 'react-router';
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

/** Great circles from one place outwards; decoration. */
const RouteLines = () => (
  <svg
    aria-hidden="true"
    className={styles.lines}
    viewBox="0 0 400 600"
    preserveAspectRatio="xMidYMid slice"
  >
    {[90, 150, 220, 300, 390].map((radius) => (
      <circle key={radius} cx="72" cy="470" r={radius} className={styles.ring} />
    ))}
    <path d="M72 470 C 110 300 210 190 348 140" className={styles.route} />
    <path d="M72 470 C 160 400 250 380 380 402" className={styles.routeSoft} />
    <path d="M72 470 C 84 330 90 200 160 60" className={styles.routeSoft} />
    <circle cx="72" cy="470" r="6" className={styles.home} />
    <circle cx="348" cy="140" r="4" className={styles.place} />
  </svg>
);
