// npm run sbom: writes dist/sbom.cdx.json (CycloneDX) and dist/licences.md, of all packages that the site runs with.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const folder = join(root, 'dist');
const bom = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], {
  cwd: root,
  maxBuffer: 64 * 1024 ** 2,
});

const isOurs = ({ purl }) => purl.startsWith('pkg:npm/%40larkfare/');
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') ||
  'none stated';
const packages = JSON.parse(bom)
  .components.filter((component) => !isOurs(component))
  .map((component) => [licenceOf(component), `${component.name} ${component.version}`]);
const byLicence = Object.entries(Object.groupBy(packages, ([licence]) => licence)).sort();

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), bom);
writeFileSync(
  join(folder, 'licences.md'),
  byLicence
    .map(([licence, of]) => `## ${licence}\n\n${of.map(([, name]) => `- ${name}`).join('\n')}\n`)
    .join('\n'),
);
for (const [licence, of] of byLicence) console.log(`${String(of.length).padStart(4)} ${licence}`);
