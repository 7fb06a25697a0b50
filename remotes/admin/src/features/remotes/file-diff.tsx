import { useState } from 'react';
import { changedLines } from './file-diff.rules.ts';
import styles from './trust.module.css';

interface FileDiffProps {
  name: string;
  /** Address of the file. */
  now: string;
  /** Address of the file that it replaces, if any. */
  before: string | undefined;
}

type Diff = 'loading' | 'failed' | { lines: string[] | undefined };

/** The changed lines of one file, fetched when they are opened. */
export function FileDiff({ name, now, before }: FileDiffProps) {
  const [diff, setDiff] = useState<Diff>();

  const open = async () => {
    if (diff !== undefined && diff !== 'failed') return;
    setDiff('loading');
    try {
      const [text, earlier] = await Promise.all([textAt(now), before ? textAt(before) : '']);
      setDiff({ lines: changedLines(earlier, text) });
    } catch {
      setDiff('failed');
    }
  };
  return (
    <details onToggle={({ currentTarget }) => void (currentTarget.open && open())}>
      <summary className={styles.summary}>Changes in {name}</summary>
      <Lines diff={diff} name={name} />
    </details>
  );
}

function Lines({ diff = 'loading', name }: { diff: Diff | undefined; name: string }) {
  if (diff === 'loading') return <p role="status">Loading the changes…</p>;
  if (diff === 'failed')
    return <p role="alert">The file could not be loaded. Close this and open it again.</p>;
  if (!diff.lines) return <p>Most of this file is new. Open {name} to read all of it.</p>;
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

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
