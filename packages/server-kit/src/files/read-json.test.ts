import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readJson } from './read-json.ts';

const schema = z.object({ faq: z.array(z.object({ question: z.string().min(1, 'Write it.') })) });

let path: string;
beforeEach(async () => (path = join(await mkdtemp(join(tmpdir(), 'json-')), 'texts.json')));
afterEach(() => rm(join(path, '..'), { recursive: true }));

async function read(text: string) {
  await writeFile(path, text);
  return readJson(pathToFileURL(path), schema);
}

test('a file is what its schema makes of it', async () => {
  expect(await read('{ "faq": [{ "question": "Why?", "draft": true }] }')).toEqual({
    faq: [{ question: 'Why?' }],
  });
});

test.each([
  [
    'a value that breaks the schema',
    '{ "faq": [{ "question": "" }] }',
    /Write it\.\n.*faq\[0\]\.question/,
  ],
  ['a comma too many', '{ "faq": [{ "question": "Why?" }],\n}', /line 2/],
])('%s fails with the file, the place and the reason', async (_, text, reason) => {
  await expect(read(text)).rejects.toThrow(reason);
  await expect(read(text)).rejects.toThrow(path);
});
