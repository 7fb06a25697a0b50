import { Link } from 'react-router';
import styles from './navigation-bar.module.css';

/** The brand's name with its mark: a bird rising on a great circle. */
export const BrandLink = ({ name }: { name: string }) => (
  <Link to="/home" className={styles.brand}>
    <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" className={styles.markGround} />
      <path d="M4.5 29.5C13 31.5 28 27 35.5 12" className={styles.markLine} />
      <path
        d="M8 14.5c5.2.2 8.8 1.7 11.3 5.2C21 15 25.5 11 32.5 9.5c-1.5 8.5-6.5 14-13.7 15.3C13.5 25.5 9.5 21 8 14.5Z"
        className={styles.markBird}
      />
    </svg>
    {name}
  </Link>
);
