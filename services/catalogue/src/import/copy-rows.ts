import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

const chunkCharacters = 65_536;

/** Streams rows into a table through COPY, the fastest way in; `target` is the table with its columns. */
export async function copyRows(
  client: ClientBase,
  target: string,
  rows: Iterable<CopyValue[]> | AsyncIterable<CopyValue[]>,
): Promise<void> {
  const into = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  await pipeline(Readable.from(inChunks(rows)), into);
}

async function* inChunks(rows: Iterable<CopyValue[]> | AsyncIterable<CopyValue[]>) {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${row.map(toCopyText).join('\t')}\n`;
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** A value in PostgreSQL's text format of COPY. */
export function toCopyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
