import '../theme/tokens.css';
import '../theme/reset.css';
import '../theme/font.css';
import './index.html';
import { createRoot } from 'react-dom/client';
import styles from './stories.module.css';
import { stories } from './stories.tsx';
import { Tokens } from './tokens.tsx';

const shown = Object.entries({ Tokens, ...stories });

const Catalogue = () => (
  <div className={styles.catalogue}>
    <nav className={styles.contents} aria-label="Components">
      {shown.map(([name]) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </nav>
    <main className={styles.stories}>
      <h1>Components and tokens</h1>
      {shown.map(([name, Story]) => (
        <section key={name} id={name} aria-labelledby={`${name}-heading`}>
          <h2 id={`${name}-heading`}>{name}</h2>
          <div className={styles.story}>
            <Story />
          </div>
        </section>
      ))}
    </main>
  </div>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue />);
