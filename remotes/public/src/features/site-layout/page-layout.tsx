import type { ReactNode } from 'react';
import styles from './page-layout.module.css';

type PageLayoutProps = { navigation: ReactNode; footer: ReactNode; children: ReactNode };

/** What is around every page of the public site; a short page still has its footer at the bottom. */
export const PageLayout = ({ navigation, footer, children }: PageLayoutProps) => (
  <div className={styles.frame} data-boundary="public">
    {navigation}
    <main id="main" tabIndex={-1} className={styles.page}>
      {children}
    </main>
    {footer}
  </div>
);
