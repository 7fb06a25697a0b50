import { useState } from 'react';
import { Link } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import styles from './lookout-page.module.css';

/** The heading tells which version is on the screen; its number is written in when a version is made of this build. */
export function Component() {
  usePage({ title: 'Lookout', description: 'What can be seen from up here.' });
  const [looks, setLooks] = useState(0);
  return (
    <main id="main" className={styles.page}>
      <h1>{'VERSION_OF_THE_LOOKOUT'}</h1>
      <button type="button" onClick={() => setLooks(looks + 1)}>
        Looked {looks} times
      </button>
      <Link to="/about">About us</Link>
      <Link to="/admin">Back office</Link>
    </main>
  );
}
