import { sectionId } from './legal-text.tsx';
import { Card } from '@larkfare/ui-kit';
import styles from './legal.module.css';

/** Links to the sections of the page. */
export const LegalContents = ({ headings }: { headings: string[] }) => (
  <Card as="nav" gap={2} padding={5} aria-labelledby="legal-contents" className={styles.contents}>
    <h2 id="legal-contents" className={styles.contentsHeading}>
      On this page
    </h2>
    <ol role="list">
      {headings.map((heading, index) => (
        <li key={index}>
          <a href={`#${sectionId(index)}`} className={styles.contentsLink}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </Card>
);
