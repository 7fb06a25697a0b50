import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

/** Puts rows into a table through COPY, the fastest way in; `target` is the table with its columns. */
export const copyRows = (client: ClientBase, target: string, rows: CopyValue[][]): Promise<void> =>
  copyPieces(client, target, [rows]);

/** The same for rows that arrive a piece at a time and never sit in memory together. */
export async function copyPieces(
  client: ClientBase,
  target: string,
  pieces: Iterable<CopyValue[][]> | AsyncIterable<CopyValue[][]>,
): Promise<void> {
  const into = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  await pipeline(Readable.from(inChunks(pieces), { highWaterMark: 1 }), into);
}

const chunkCharacters = 65_536;

async function* inChunks(pieces: Iterable<CopyValue[][]> | AsyncIterable<CopyValue[][]>) {
  let chunk = '';
  for await (const rows of pieces) {
    for (const row of rows) {
      chunk += `${row.map(toCopyText).join('\t')}\n`;
      if (chunk.length < chunkCharacters) continue;
      yield chunk;
      chunk = '';
    }
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

/** Runs a query through a cursor, so that a million rejected rows never sit in memory together. */
export async function forEachRow<Row extends object>(
  client: ClientBase,
  sql: string,
  visit: (row: Row) => void,
): Promise<void> {
  await client.query(`DECLARE found_rows NO SCROLL CURSOR FOR ${sql}`);
  for (;;) {
    const { rows } = await client.query<Row>('FETCH 5000 FROM found_rows');
    if (rows.length === 0) break;
    rows.forEach(visit);
  }
  await client.query('CLOSE found_rows');
}
