import { Link } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import styles from './sample-page.module.css';

/** Fills a section of the home page. The page's title is not its own to change. */
export function Component() {
  usePage({ title: 'Stolen', description: 'A sample section.' });
  return (
    <section className={styles.page} aria-label="Sample section">
      <h2>{'VERSION_OF_THE_SAMPLE'}</h2>
      <Link to="/sample">To the sample</Link>
    </section>
  );
}
