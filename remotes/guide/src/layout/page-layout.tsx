import { useSite } from '@larkfare/remote-contract';
import { Link, Outlet } from 'react-router';
import styles from './page-layout.module.css';

/** The header of every page of this remote, with links to the site; the shell adds none around a remote. */
export const PageLayout = () => (
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
