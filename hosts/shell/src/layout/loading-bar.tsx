import styles from './shell-layout.module.css';

/** The global loading indicator, visible after a short delay. It is decorative: whatever is loading announces itself. */
export const LoadingBar = ({ isLoading }: { isLoading: boolean }) =>
  isLoading && <div aria-hidden="true" className={styles.loading} />;
