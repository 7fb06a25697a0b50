import { useNotify } from '@larkfare/remote-contract';
import styles from './share-link.module.css';

/** Opens the device's share sheet for this page, or copies its address where there is none. */
export function ShareLink() {
  const notify = useNotify();

  const share = async () => {
    const { href: url } = location;
    const { title } = document;
    try {
      if (hasShareSheet()) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify.success('The link is copied.');
    } catch (problem) {
      // The visitor has closed the share sheet.
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
      console.error('The page could not be shared.', problem);
      notify.error('The link could not be copied. It is in your browser’s address bar.');
    }
  };
  return (
    <button type="button" className={styles.share} onClick={() => void share()}>
      Share
    </button>
  );
}

const hasShareSheet = () => (navigator as Partial<Navigator>).share !== undefined;
