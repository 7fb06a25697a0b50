import type { VersionReview } from '@larkfare/remote-cli/registry-api';
import { ChangedFiles } from './changed-files.tsx';
import { changedLines, maxEdits } from './file-diff.rules.ts';

type ReviewedFilesProps = { remote: string; review: VersionReview };

/** Every built file of a version with its size, and the text of what changed. */
export function ReviewedFiles({ remote, review: { version, before, files } }: ReviewedFilesProps) {
  const address = (build: string, name: string) => `/_r/${remote}/${build}/${name}`;
  return (
    <>
      <p>These are what runs in visitors’ browsers and on the server.</p>
      <ChangedFiles
        caption={`Files of ${version.version}`}
        files={files}
        keyOf={({ name }) => name}
        nameOf={({ name, change }) =>
          change === 'removed' ? (
            name
          ) : (
            <a href={address(version.build, name)} target="_blank" rel="noreferrer">
              {name}
            </a>
          )
        }
        diffOf={({ name, change, before: replaced }) =>
          (change === 'added' || change === 'changed') && {
            name,
            texts: async () => ({
              now: await textAt(address(version.build, name)),
              before: before && replaced ? await textAt(address(before.build, replaced.name)) : '',
            }),
            linesOf: changedLines,
            instead: `More than ${maxEdits.toLocaleString('en-GB')} statements of this file were added or removed, too many to be shown one by one. Open ${name} to read all of it.`,
          }
        }
      />
    </>
  );
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response.text();
}
