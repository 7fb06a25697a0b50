import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitVersion } from '../create/kit.ts';
import { deprecationProblem } from './deprecation.rules.ts';

test.each([
  ['since 1.3, until 2.0: use y', '1.3.0', undefined],
  ['since 1.3, until 2.0: use y', '1.9.4', undefined],
  ['since 1.3, until 2.0: use y', '2.0.0', 'It was to go with 2.0.'],
  ['since 1.4, until 2.0: use y', '1.3.0', 'There is no 1.4 yet.'],
  ['since 2.0, until 2.0: use y', '2.0.0', 'A release that warns comes before 2.0.'],
  ['use y', '1.3.0', expect.stringContaining('must read')],
  ['since 1.3, until 1.4: use y', '1.3.0', expect.stringContaining('must read')],
])('“@deprecated %s” in %s', (text, version, problem) => {
  expect(deprecationProblem(text, version)).toEqual(problem);
});

test('every deprecated export of the kit is still due', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8'));
  const names = fixed[0].map((name: string) => name.replace('@larkfare/', ''));
  const problems = globSync(`packages/{${names}}/src/**/*.{ts,tsx,mjs}`, { cwd: root })
    .filter((file) => !file.includes('/deprecated/'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/@deprecated (.*)/g)].map(
        ([, text = '']) => [file, deprecationProblem(text, kitVersion)],
      ),
    )
    .filter(([, problem]) => problem);

  expect(problems).toEqual([]);
});
