import { Prose } from '@larkfare/ui-kit';
import type { EntryList } from './entry.rules.ts';
import styles from './entry-text.module.css';

type EntryTextProps<Name extends string, Entry extends Record<Name, string>> = {
  list: EntryList<Name, Entry>;
  entry: Entry;
};

/** An entry as it reads on the site, in the smaller type of the back office; a blank heading is none. */
export const EntryText = <Name extends string, Entry extends Record<Name, string>>({
  list: { heading, text, more },
  entry,
}: EntryTextProps<Name, Entry>) => (
  <div className={styles.text}>
    {entry[heading.name] && <h2 className={styles.heading}>{entry[heading.name]}</h2>}
    <Prose text={entry[text.name]} />
    {more?.renderEntry(entry)}
  </div>
);
