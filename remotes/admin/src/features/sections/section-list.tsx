import type { EntryList } from '../../texts/entry.rules.ts';
import { BulletFields, type Section } from './bullet-fields.tsx';
import { Stack } from '@larkfare/ui-kit';
import styles from '../../texts/texts.module.css';

/** The sections of the privacy policy or of the terms: a heading, a text and bullets. */
export const sectionList = (siteKey: 'privacyPolicy' | 'terms'): EntryList<Section> => ({
  siteKey,
  entriesOf: (site) =>
    site[siteKey].map((section) => ({
      ...section,
      bullets: section.bullets.map(({ heading, text }) => ({ heading: heading ?? '', text })),
    })),
  withEntries: (_, sections) => ({ [siteKey]: sections }),
  noun: 'section',
  empty: 'No sections yet. Add the first one below.',
  blank: { heading: '', text: '', bullets: [] },
  heading: { name: 'heading', label: 'Section Heading' },
  text: { name: 'text', label: 'Section Text', hint: 'A blank line starts a new paragraph.' },
  more: {
    renderFields: (form) => <BulletFields form={form} />,
    describe: ({ bullets }) => ({
      Bullets: bullets
        .map(({ heading, text }) => [heading, text].filter(Boolean).join(': '))
        .join('\n'),
    }),
    renderEntry: ({ bullets }) =>
      bullets.length > 0 && (
        <Stack as="ul" gap={1} className={styles.bullets}>
          {bullets.map((bullet, index) => (
            <li key={index}>
              {bullet.heading && <strong>{bullet.heading}: </strong>}
              {bullet.text}
            </li>
          ))}
        </Stack>
      ),
  },
});
