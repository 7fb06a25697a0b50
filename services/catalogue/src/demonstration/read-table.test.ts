import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readTable } from './read-table.ts';

const row = z.object({ code: z.string().length(3), share: z.coerce.number().max(1) });

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'tables-'))));
afterEach(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const path = join(folder, 'bases.csv');
  await writeFile(path, text);
  return readTable(pathToFileURL(path), row);
}

test('each line of a table is a record under the names of the first line', async () => {
  expect(await read('code,share\nLHR,0.5\r\n"LGW",1\n')).toEqual([
    { code: 'LHR', share: 0.5 },
    { code: 'LGW', share: 1 },
  ]);
});

test.each([
  ['a value that breaks the schema', 'LGW,1.5', /Too big.*\n.*at share/],
  ['a value too many', 'LGW,0.5,0.6', /This row has 3 values for 2 columns\./],
  ['a quote that is never closed', '"LGW,0.5', /This row has quotes that do not match\./],
  ['an empty line', '', /This row has 1 values for 2 columns\./],
])('%s fails with the file, the line and the reason', async (_, bad, reason) => {
  const reading = read(`code,share\nLHR,0.5\n${bad}\nSTN,0.1\n`);

  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow(`${join(folder, 'bases.csv')}:3: `);
});
