import { useState } from 'react';
import styles from './trust.module.css';

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
export function FileDiff({ name, texts, linesOf, instead }: FileDiffProps) {
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
      <Lines diff={diff} name={name} instead={instead} />
    </details>
  );
}

type LinesProps = Pick<FileDiffProps, 'name' | 'instead'> & { diff: Diff | undefined };

function Lines({ diff = 'loading', name, instead }: LinesProps) {
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
