import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestLineBytes, readLines, UnreadableFile, type Line } from './read-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-lines-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function linesOf(content: string | Buffer): Promise<Line[]> {
  const path = join(folder, 'file.dat');
  await writeFile(path, content);
  const found: Line[] = [];
  for await (const { lines } of readLines(path)) found.push(...lines);
  return found;
}

test('lines keep their number across blank lines, Windows line ends and a missing last line end', async () => {
  expect(await linesOf('one\r\n\r\n\nfour')).toEqual([
    { number: 1, text: 'one' },
    { number: 4, text: 'four' },
  ]);
});

test('a byte order mark is not part of the first value', async () => {
  expect(await linesOf('\uFEFFcode,name\n')).toEqual([{ number: 1, text: 'code,name' }]);
});

test('a line in another encoding is refused and the next one read', async () => {
  const latin1 = Buffer.concat([Buffer.from('Malm\xf6\n', 'latin1'), Buffer.from('Malmö\n')]);
  expect(await linesOf(latin1)).toEqual([
    { number: 1, reason: 'is not UTF-8 text', detail: undefined },
    { number: 2, text: 'Malmö' },
  ]);
});

test('a file in UTF-16 is refused as a whole, with the way out', async () => {
  await expect(linesOf(Buffer.from('\uFEFFcode', 'utf16le'))).rejects.toThrow(UnreadableFile);
});

test('a line of many megabytes is skipped without filling memory, and the next one read', async () => {
  const lines = await linesOf(`${'x'.repeat(3_000_000)}\nnext\n${'y'.repeat(longestLineBytes)}\n`);
  expect(lines.map((line) => ('reason' in line ? line.reason : line.text.slice(0, 4)))).toEqual([
    'is longer than 65,536 bytes',
    'next',
    'yyyy',
  ]);
});

test('a line that spans the pieces in which a file is read stays whole', async () => {
  const long = 'z'.repeat(60_000);
  const lines = await linesOf(`${long}\n`.repeat(20));
  expect(lines).toHaveLength(20);
  expect(lines.every((line) => 'text' in line && line.text === long)).toBe(true);
});
