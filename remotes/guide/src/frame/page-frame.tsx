import { useSite } from '@larkfare/remote-contract';
import { Link, Outlet } from 'react-router';
import styles from './page-frame.module.css';

/** The way back to the site stands over every page of this remote; the shell draws none around a remote. */
export const PageFrame = () => (
  <>
    <header className={styles.header}>
      <Link to="/home" className={styles.brand}>
        {useSite().name}
      </Link>
      <nav aria-label="Site">
        <Link to="/tickets" className={styles.link}>
          Flights
        </Link>
        <Link to="/deals" className={styles.link}>
          Deals
        </Link>
      </nav>
    </header>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  </>
);
