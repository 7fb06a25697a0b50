import styles from './auth-layout.module.css';

/** Great circles from one place outwards; decoration. */
export const RouteLines = () => (
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
