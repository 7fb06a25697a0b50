import styles from './shell-frame.module.css';

/** Says that something is on its way, once it takes long enough to notice. */
export const LoadingBar = ({ isLoading }: { isLoading: boolean }) =>
  isLoading && <div role="progressbar" aria-label="Loading" className={styles.loading} />;
