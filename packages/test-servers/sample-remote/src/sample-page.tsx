import { useState } from 'react';
import { Link } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import styles from './sample-page.module.css';

/** The heading shows the version, replaced in each published version. */
export function Component() {
  usePage({ title: 'Sample', description: 'A sample page.' });
  const [clicks, setClicks] = useState(0);
  return (
    <div className={styles.page}>
      <h1>{'VERSION_OF_THE_SAMPLE'}</h1>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </button>
      <Link to="/about">About us</Link>
      <Link to="/admin">Back office</Link>
    </div>
  );
}
