// npm test: lint, types, unit and integration tests on a real PostgreSQL, and journeys in a real browser.
import { join } from 'node:path';
import { foreground, pinnedNode, prepare, root } from './prepare.mjs';

await prepare();
// Each process but the first starts from what was compiled for it.
process.env.NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
// ESLint takes one core for as long as what is quick and the first tests take the other.
await all([
  () => step('Lint', 'npm', ['run', '--silent', 'lint:code']),
  async () =>
    (await step('Types', 'npm', ['run', '--silent', 'types'])) ||
    (await step('Composed schema', 'npm', ['run', '--silent', 'check:composition'])) ||
    (await step('Format and imports', 'npm', ['run', '--silent', 'lint:files'])) ||
    step('Unit and integration', pinnedNode, jest),
]);
await all([() => step('Journeys in a browser', 'npm', ['run', '--silent', 'e2e'])]);

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
