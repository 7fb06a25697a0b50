import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { lineProblem, refused, type Refused } from './row-values.rules.ts';

export type Line = { number: number } & ({ text: string } | Refused);

/** No honest row comes near it; a longer one is skipped without being held in memory. */
export const longestLineBytes = 65_536;

/** Small enough that a piece's rows die young: with larger ones, memory use grows by half. */
const pieceBytes = 16_384;

const newline = 0x0a;

/** A whole file that cannot be read as a table; unlike a bad row it stops the run. */
export class UnreadableFile extends Error {}

export interface Piece {
  lines: Line[];
  /** How much of the file this piece was. */
  bytes: number;
}

/**
 * Reads a text file line by line, in pieces: a row never spans lines in these files, so a broken quote
 * spoils its own row only. Blank lines are counted but not yielded.
 */
export async function* readLines(path: string): AsyncGenerator<Piece> {
  let number = 0;
  let rest: Buffer = Buffer.alloc(0);
  let tooLong = false;
  let first = true;

  for await (const chunk of createReadStream(path, { highWaterMark: pieceBytes })) {
    let data = rest.length ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    if (first) data = withoutByteOrderMark(data, path);
    first = false;

    const lines: Line[] = [];
    let start = 0;
    for (let end = data.indexOf(newline); end !== -1; end = data.indexOf(newline, start)) {
      number += 1;
      const line = toLine(number, data.subarray(start, end), tooLong);
      if (line) lines.push(line);
      tooLong = false;
      start = end + 1;
    }
    rest = data.subarray(start);
    if (rest.length > longestLineBytes) {
      tooLong = true;
      rest = Buffer.alloc(0);
    }
    yield { lines, bytes: (chunk as Buffer).length };
  }
  const last = toLine(number + 1, rest, tooLong);
  if (last) yield { lines: [last], bytes: 0 };
}

function toLine(number: number, bytes: Buffer, tooLong: boolean): Line | undefined {
  if (tooLong || bytes.length > longestLineBytes)
    return { number, ...refused('is longer than 65,536 bytes') };
  if (!isUtf8(bytes)) return { number, ...refused('is not UTF-8 text') };
  const text = bytes.toString('utf8').replace(/\r$/, '');
  if (text.trim() === '') return undefined;
  const problem = lineProblem(text);
  return problem ? { number, ...problem } : { number, text };
}

function withoutByteOrderMark(data: Buffer, path: string): Buffer {
  const mark = data.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    throw new UnreadableFile(
      `${path} is saved as UTF-16. Save it as UTF-8 and run the import again.`,
    );
  return data.subarray(0, 3).toString('hex') === 'efbbbf' ? data.subarray(3) : data;
}
