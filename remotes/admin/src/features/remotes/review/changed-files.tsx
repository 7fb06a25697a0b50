import { useState, type ReactNode } from 'react';
import type { FileChange } from '@larkfare/remote-cli/registry-api';
import { RecordTable } from '../../../list/record-table.tsx';
import { Lines } from '../registry/cells.tsx';
import { sizeInWords } from '../registry/remotes.rules.ts';
import styles from './review.module.css';

type ChangedFile = Pick<FileChange, 'bytes' | 'change' | 'before'>;

type ChangedFilesProps<File> = {
  caption: string;
  files: readonly File[];
  keyOf: (file: File) => string;
  /** The name in the table. */
  nameOf: (file: File) => ReactNode;
  /** The changes of a file, if there are any to show. */
  diffOf: (file: File) => FileDiffProps | false;
};

/** The files of a version: whether each is new or another, its size, and its changed lines. */
export const ChangedFiles = <File extends ChangedFile>({
  caption,
  files,
  keyOf,
  nameOf,
  diffOf,
}: ChangedFilesProps<File>) => (
  <RecordTable
    caption={caption}
    columns={[
      { heading: 'File', cell: nameOf, isRowHeading: true, breaks: true },
      { heading: 'Change', cell: ({ change }) => words[change] },
      {
        heading: 'Size',
        cell: ({ bytes, change, before }) => (
          <Lines notes={[change === 'changed' && before && `was ${sizeInWords(before.bytes)}`]}>
            {sizeInWords(bytes)}
          </Lines>
        ),
      },
    ]}
    rows={files}
    rowKey={keyOf}
    detail={(file) => {
      const diff = diffOf(file);
      return diff && <FileDiff {...diff} />;
    }}
  />
);

const words = { added: 'Added', changed: 'Changed', same: 'Unchanged', removed: 'Removed' };

interface FileDiffProps {
  name: string;
  /** @throws when a text cannot be loaded */
  texts: () => Promise<{ before: string; now: string }>;
  /** The lines that differ; undefined when they cannot be shown. */
  linesOf: (before: string, now: string) => Promise<string[] | undefined>;
  /** The sentence shown without them. */
  instead: string;
}

type Diff = 'loading' | 'failed' | { lines: string[] | undefined };

/** The changed lines of one file, fetched when they are opened. */
function FileDiff({ name, texts, linesOf, instead }: FileDiffProps) {
  const [diff, setDiff] = useState<Diff>();

  const open = async () => {
    if (diff !== undefined && diff !== 'failed') return;
    setDiff('loading');
    try {
      const { before, now } = await texts();
      setDiff({ lines: await linesOf(before, now) });
    } catch {
      setDiff('failed');
    }
  };
  return (
    <details onToggle={({ currentTarget }) => void (currentTarget.open && open())}>
      <summary className={styles.summary}>Changes in {name}</summary>
      <DiffLines diff={diff} name={name} instead={instead} />
    </details>
  );
}

type DiffLinesProps = Pick<FileDiffProps, 'name' | 'instead'> & { diff: Diff | undefined };

function DiffLines({ diff = 'loading', name, instead }: DiffLinesProps) {
  if (diff === 'loading') return <p role="status">Loading the changes…</p>;
  if (diff === 'failed')
    return <p role="alert">The file could not be loaded. Close this and open it again.</p>;
  if (!diff.lines) return <p>{instead}</p>;
  return (
    <pre className={styles.diff} tabIndex={0} aria-label={`Changes in ${name}`}>
      {diff.lines.map((line, place) => {
        const Line = elements[line.charAt(0)] ?? 'span';
        return <Line key={place}>{line}</Line>;
      })}
    </pre>
  );
}

const elements: Record<string, 'ins' | 'del'> = { '+': 'ins', '-': 'del' };
