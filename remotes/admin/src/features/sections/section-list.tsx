import type { EntryList } from '../../texts/entry.rules.ts';
import { wholeList } from '../../texts/list-page.tsx';
import type { Section } from '../../texts/site-values.ts';
import { BulletFields } from './bullet-fields.tsx';
import styles from './section-list.module.css';

/** The sections of the privacy policy or of the terms: a heading, a text and bullets. */
export const sectionList = (
  key: 'privacyPolicy' | 'terms',
): EntryList<'heading' | 'text', Section> => ({
  ...wholeList(key),
  noun: 'section',
  empty: 'No section is written yet. The first one can be added below.',
  blank: { heading: '', text: '', bullets: [] },
  heading: { name: 'heading', label: 'Section Heading' },
  text: { name: 'text', label: 'Section Text', hint: 'A blank line starts a new paragraph.' },
  more: {
    renderFields: (form) => <BulletFields form={form} />,
    renderEntry: ({ bullets }) =>
      bullets.length > 0 && (
        <ul className={styles.bullets}>
          {bullets.map((bullet, index) => (
            <li key={index}>
              {bullet.heading && <strong>{bullet.heading}: </strong>}
              {bullet.text}
            </li>
          ))}
        </ul>
      ),
  },
});
