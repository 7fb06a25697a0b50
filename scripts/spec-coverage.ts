// npm run coverage:spec: prints the tests of each section of the specification, whose titles end in its number: `(§5)`.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tests =
  '{packages,services,gateway,hosts,remotes,standalone,e2e}/**/*.{test,spec,check}.{ts,tsx}';

/** Sections of the specification with the tests that name them, as `file: title`. */
export function testsBySection(): Map<string, string[]> {
  const found = globSync(tests, { cwd: root, exclude: ['**/node_modules'] }).flatMap((file) =>
    titlesIn(readFileSync(root + file, 'utf8')).flatMap(({ title, sections }) =>
      sections.map((section) => ({ section, test: `${file}: ${title}` })),
    ),
  );
  const bySection = Map.groupBy(found, ({ section }) => section);
  return new Map(
    [...bySection].sort().map(([section, rows]) => [section, rows.map(({ test }) => test).sort()]),
  );
}

const titlesIn = (source: string) =>
  [...source.matchAll(/ \((§\d(?:, §\d)*)\)(['"`]),/g)].map(
    ({ 1: sections = '', 2: quote = '', index }) => ({
      title: source.slice(source.lastIndexOf(quote, index) + 1, index),
      sections: sections.split(', '),
    }),
  );

if (import.meta.main)
  for (const [section, rows] of testsBySection())
    console.log(`\n${section}: ${rows.length} tests\n${rows.map((row) => `  ${row}`).join('\n')}`);
