import { RecordTable, type Column } from '../../records/record-table.tsx';
import { FileDiff } from './file-diff.tsx';
import type { FileChange, VersionReview } from './registry.ts';
import { sizeInWords } from './remotes.rules.ts';
import styles from './remotes.module.css';

type ReviewedFilesProps = { remote: string; review: VersionReview };

const words = { added: 'Added', changed: 'Changed', same: 'Unchanged', removed: 'Removed' };

/** Every file of a version with its size, and the text of what changed. */
export function ReviewedFiles({ remote, review }: ReviewedFilesProps) {
  const { version, before, files } = review;
  const address = (build: string, name: string) => `/_r/${remote}/${build}/${name}`;
  const columns: Column<FileChange>[] = [
    {
      heading: 'File',
      cell: ({ name, change }) =>
        change === 'removed' ? (
          name
        ) : (
          <a href={address(version.build, name)} target="_blank" rel="noreferrer">
            {name}
          </a>
        ),
      isRowHeading: true,
      breaks: true,
    },
    { heading: 'Change', cell: ({ change }) => words[change] },
    {
      heading: 'Size',
      cell: (file) => (
        <span className={styles.stack}>
          {sizeInWords(file.bytes)}
          {file.change === 'changed' && file.before && (
            <span className={styles.small}>was {sizeInWords(file.before.bytes)}</span>
          )}
        </span>
      ),
    },
  ];
  return (
    <RecordTable
      caption={`Files of ${version.version}`}
      columns={columns}
      rows={files}
      rowKey={({ name }) => name}
      detail={({ name, change, before: replaced }) =>
        (change === 'added' || change === 'changed') && (
          <FileDiff
            name={name}
            now={address(version.build, name)}
            before={before && replaced && address(before.build, replaced.name)}
          />
        )
      }
    />
  );
}
