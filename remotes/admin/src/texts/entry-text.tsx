import { Prose, Stack } from '@larkfare/ui-kit';
import { textAt, type EntryList } from './entry.rules.ts';
import styles from './texts.module.css';

type EntryTextProps<Details extends object> = { list: EntryList<Details>; entry: Details };

/** An entry as it reads on the site; a blank heading is none. */
export const EntryText = <Details extends object>({ list, entry }: EntryTextProps<Details>) => (
  <Stack gap={2} className={styles.entryText}>
    {textAt(entry, list.heading) && (
      <h2 className={styles.heading}>{textAt(entry, list.heading)}</h2>
    )}
    <Prose text={textAt(entry, list.text)} />
    {list.more?.renderEntry(entry)}
  </Stack>
);
