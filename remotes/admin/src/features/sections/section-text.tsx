import { Prose } from '@larkfare/ui-kit';
import type { Section } from '../../site-values/site-values.ts';
import { EntryText } from '../../content-list/entry-text.tsx';
import styles from './section-text.module.css';

/** A section as visitors read it. */
export const SectionText = ({ section: { heading, text, bullets } }: { section: Section }) => (
  <EntryText heading={heading}>
    <Prose text={text} />
    {bullets.length > 0 && (
      <ul className={styles.bullets}>
        {bullets.map((bullet, index) => (
          <li key={index}>
            {bullet.heading && <strong>{bullet.heading}: </strong>}
            {bullet.text}
          </li>
        ))}
      </ul>
    )}
  </EntryText>
);
