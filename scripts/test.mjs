// npm test: lint, types, unit and integration tests on a real PostgreSQL, and the main journeys in a real browser.
// --slow: the kills, floods, hostile input and other ways to run of `*.slow.test.ts` and `*.slow.spec.ts` instead.
import { join } from 'node:path';
import { foreground, pinnedNode, prepare, root } from './prepare.mjs';

const isSlow = process.argv.includes('--slow');
const slowTests = '\\.slow\\.test\\.';
const slowJourneys = '\\.slow\\.spec\\.';

await prepare();
// Each process but the first starts from what was compiled for it.
process.env.NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');
const unit = () =>
  step('Unit and integration', pinnedNode, [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    ...(isSlow ? [slowTests] : ['--testPathIgnorePatterns', '/node_modules/', slowTests]),
  ]);
const script = (title, name) => step(title, 'npm', ['run', '--silent', name]);

// ESLint takes one core for as long as what is quick and the first tests take the other.
if (isSlow) await all([unit]);
else
  await all([
    () => script('Lint', 'lint:code'),
    async () =>
      (await script('Types', 'types')) ||
      (await script('Composed schema', 'check:composition')) ||
      (await script('Format and imports', 'lint:files')) ||
      unit(),
  ]);
await all([
  () =>
    step('Journeys in a browser', 'npx', [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      isSlow ? '--grep' : '--grep-invert',
      slowJourneys,
    ]),
]);

/** Runs steps at the same time, and exits when one of them has failed. */
async function all(steps) {
  const codes = await Promise.all(steps.map((run) => run()));
  const failed = codes.find((code) => code !== 0);
  if (failed) process.exit(failed);
}

/** @returns the exit code */
async function step(title, command, args) {
  console.log(`\n${title}`);
  const began = Date.now();
  const code = await foreground(command, args);
  const seconds = Math.round((Date.now() - began) / 1000);
  if (code === 0) console.log(`${title}: passed in ${seconds} s`);
  else console.error(`${title} failed.`);
  return code;
}
