// npm run audit: fails on known vulnerabilities, high or critical, of the packages that the site runs with. A registry
// without advisories is named and passes.
import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  timeout: 60_000,
});
const { metadata, vulnerabilities = {}, message = 'no answer' } = JSON.parse(stdout || '{}');
if (!metadata) {
  console.warn(`The registry supports no audits (${message}).`);
} else {
  const severe = Object.values(vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  for (const { name, severity, range } of severe) console.error(`${severity}: ${name} ${range}`);
  console.log(
    `Audit: ${severe.length} high or critical of ${metadata.dependencies.prod} packages.`,
  );
  process.exitCode = severe.length > 0 ? 1 : 0;
}
