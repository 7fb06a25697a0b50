// npm test: lint, types, unit and integration tests on a real PostgreSQL, and journeys in a real browser.
import { foreground, pinnedNode, prepare } from './prepare.mjs';

await prepare();
const steps = [
  ['Lint', 'npm', ['run', '--silent', 'lint']],
  ['Types', 'npm', ['run', '--silent', 'types']],
  ['Generated files', 'npm', ['run', '--silent', 'check:generated']],
  [
    'Unit and integration',
    pinnedNode,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
  ],
  ['Journeys in a browser', 'npm', ['run', '--silent', 'e2e']],
];
for (const [title, command, args] of steps) {
  console.log(`\n${title}`);
  const began = Date.now();
  const code = await foreground(command, args);
  if (code !== 0) {
    console.error(`${title} failed.`);
    process.exit(code);
  }
  console.log(`${title}: passed in ${Math.round((Date.now() - began) / 1000)} s`);
}
