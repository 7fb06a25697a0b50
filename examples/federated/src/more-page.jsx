import { usePage } from '@larkfare/remote-contract';
import * as styles from './page.module.css';

export default function MorePage({ name }) {
  usePage({ title: `More of ${name}`, description: 'Its script came when it was opened.' });
  return (
    <div className={styles.page}>
      <h1>More of {name}</h1>
    </div>
  );
}
