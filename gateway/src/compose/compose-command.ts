// node scripts/run.mjs gateway/src/compose/compose-command.ts [--check]
// Writes gateway/dist/supergraph.graphql and the root's schema.graphql; with --check a stale schema.graphql fails instead.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compose } from './compose.ts';
import { readSubgraphContracts } from './subgraph-contracts.ts';

const root = new URL('../../../', import.meta.url);
const apiSchema = new URL('schema.graphql', root);
const dist = new URL('gateway/dist/', root);

try {
  const services = fileURLToPath(new URL('services', root));
  const { supergraphSdl, apiSdl } = compose(await readSubgraphContracts(services));
  await mkdir(dist, { recursive: true });
  await writeFile(new URL('supergraph.graphql', dist), supergraphSdl);

  const isStale = (await readFile(apiSchema, 'utf8')) !== apiSdl;
  if (isStale && process.argv.includes('--check'))
    throw new Error('schema.graphql is stale. Run `npm run build -w gateway` and commit it.');
  if (isStale) await writeFile(apiSchema, apiSdl);
  console.log(isStale ? 'schema.graphql was updated.' : 'schema.graphql is up to date.');
} catch (problem) {
  console.error((problem as Error).message);
  process.exitCode = 1;
}
