import type { FileChange, VersionReview } from '@larkfare/remote-cli/registry-api';
import { RecordTable } from '../../../list/record-table.tsx';
import { fileColumns } from './file-columns.tsx';
import { FileDiff } from './file-diff.tsx';
import { changedLines, maxEdits } from './file-diff.rules.ts';
import styles from './trust.module.css';

type ReviewedFilesProps = { remote: string; review: VersionReview };

/** Every built file of a version with its size, and the text of what changed. */
export function ReviewedFiles({ remote, review }: ReviewedFilesProps) {
  const { version, before, files } = review;
  const address = (build: string, name: string) => `/_r/${remote}/${build}/${name}`;
  const columns = fileColumns<FileChange>(({ name, change }) =>
    change === 'removed' ? (
      name
    ) : (
      <a href={address(version.build, name)} target="_blank" rel="noreferrer">
        {name}
      </a>
    ),
  );
  return (
    <section aria-label="Built files" className={styles.changes}>
      <h2 className={styles.heading}>Built files</h2>
      <p>These are what runs in visitors’ browsers and on the server.</p>
      <RecordTable
        caption={`Files of ${version.version}`}
        columns={columns}
        rows={files}
        rowKey={({ name }) => name}
        detail={({ name, change, before: replaced }) =>
          (change === 'added' || change === 'changed') && (
            <FileDiff
              name={name}
              texts={async () => ({
                now: await textAt(address(version.build, name)),
                before:
                  before && replaced ? await textAt(address(before.build, replaced.name)) : '',
              })}
              linesOf={changedLines}
              instead={`More than ${maxEdits.toLocaleString('en-GB')} statements of this file were added or removed, too many to be shown one by one. Open ${name} to read all of it.`}
            />
          )
        }
      />
    </section>
  );
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
