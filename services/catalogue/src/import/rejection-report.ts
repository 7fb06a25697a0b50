import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SourceKind } from './source-files.ts';

interface Rejection {
  file: SourceKind;
  line: number;
  reason: string;
  detail?: string;
}

export interface RejectionReport {
  add(rejection: Rejection): void;
  /** How often each reason was met, per file, most frequent first. */
  byReason(): { file: SourceKind; reason: string; rows: number }[];
  close(): void;
}

/** Every rejected row goes to a CSV file at once; only the counts stay in memory. */
export function rejectionReport(path: string): RejectionReport {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  const counts = new Map<string, { file: SourceKind; reason: string; rows: number }>();
  let waiting = 'file,line,reason,detail\n';
  const flush = () => {
    writeSync(file, waiting);
    waiting = '';
  };
  return {
    add({ file: source, line, reason, detail = '' }) {
      const key = `${source} ${reason}`;
      const count = counts.get(key) ?? { file: source, reason, rows: 0 };
      counts.set(key, { ...count, rows: count.rows + 1 });
      waiting += `${source},${line},${inQuotes(reason)},${inQuotes(detail)}\n`;
      if (waiting.length > 65_536) flush();
    },
    byReason: () => [...counts.values()].sort((one, other) => other.rows - one.rows),
    close() {
      flush();
      closeSync(file);
    },
  };
}

/** A spreadsheet would run a cell that begins like a formula. */
const inQuotes = (text: string) => `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;
