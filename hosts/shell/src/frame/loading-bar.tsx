import styles from './shell-frame.module.css';

/** Shows that something is on its way, once it takes long enough to notice; what is waited for says so in words. */
export const LoadingBar = ({ isLoading }: { isLoading: boolean }) =>
  isLoading && <div aria-hidden="true" className={styles.loading} />;
