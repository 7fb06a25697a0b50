import type { ReactNode } from 'react';
import type { FileChange } from '@larkfare/remote-cli/registry-api';
import type { Column } from '../../../list/record-table.tsx';
import { sizeInWords } from '../registry/remotes.rules.ts';
import styles from '../registry/remotes.module.css';

type ChangedFile = Pick<FileChange, 'bytes' | 'change' | 'before'>;

const words = { added: 'Added', changed: 'Changed', same: 'Unchanged', removed: 'Removed' };

/** A file that a version brings, whether it is new or another, and its size. */
export const fileColumns = <File extends ChangedFile>(
  nameOf: (file: File) => ReactNode,
): Column<File>[] => [
  { heading: 'File', cell: nameOf, isRowHeading: true, breaks: true },
  { heading: 'Change', cell: ({ change }) => words[change] },
  {
    heading: 'Size',
    cell: ({ bytes, change, before }) => (
      <span className={styles.stack}>
        {sizeInWords(bytes)}
        {change === 'changed' && before && (
          <span className={styles.small}>was {sizeInWords(before.bytes)}</span>
        )}
      </span>
    ),
  },
];
