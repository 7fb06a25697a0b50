import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const [tokens = '', ...sources] = [
  'hosts/shell/src/theme/tokens.css',
  ...globSync('{hosts,packages,remotes}/*/src/**/*.{css,tsx}', { cwd: root }),
].map((file) => readFileSync(`${root}${file}`, 'utf8'));

const breakpoints = [...tokens.matchAll(/^ \*   \w+ +(\d+)px/gm)].map(([, width]) => Number(width));

test('there are five breakpoints', () => {
  expect(breakpoints).toHaveLength(5);
});

test('media queries change the page at the breakpoints and nowhere else', () => {
  const queries = sources.flatMap((text) => [
    ...text.matchAll(/(?:@media|useMediaQuery\(|Query =)[^{;]*/g),
  ]);
  const widths = queries.flatMap(([query]) => [...query.matchAll(/(min|max)-width: ([\d.]+)/g)]);
  const wrong = widths.filter(
    ([, end, width]) =>
      !breakpoints.includes(end === 'min' ? Number(width) : Math.round(Number(width) + 0.02)) ||
      (end === 'max') === Number.isInteger(Number(width)),
  );

  expect(widths.length).toBeGreaterThan(50);
  expect(wrong.map(([query]) => query)).toEqual([]);
});
