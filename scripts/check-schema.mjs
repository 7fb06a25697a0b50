// node --import ./scripts/swc-hook.mjs scripts/check-schema.mjs [schema.graphql]
// Fails if the new API breaks an operation of a live remote or of one that a rollback may return to.
// REGISTRY_URL (a site) or DATABASE_URL names the registry; without either this repository's own remotes are checked.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compose } from '../gateway/src/compose/compose.ts';
import { readSubgraphContracts } from '../gateway/src/compose/subgraph-contracts.ts';
import { checkSchema } from '../hosts/registry/src/checks/schema-check.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { from, apiSdl } = await api(process.argv[2]);
  const { REGISTRY_URL: registryUrl, DATABASE_URL: databaseUrl } = process.env;
  const folders = (await readdir(`${root}remotes`)).map((name) => `${root}remotes/${name}`);
  const { versions, operations, broken } = await checkSchema({
    apiSdl,
    folders,
    registryUrl,
    databaseUrl,
  });
  console.log(`${operations} operations of ${versions} versions, against ${from}.`);
  if (!registryUrl && !databaseUrl)
    console.log(
      'Published remotes were not checked: neither REGISTRY_URL nor DATABASE_URL is set.',
    );
  for (const line of broken) console.error(line);
  if (broken.length > 0) console.error(`This API has ${broken.length} breaking changes.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
}

/** Composed from the services' contracts if all are built, else the committed schema, which CI compares with them. */
async function api(file) {
  if (file) return { from: file, apiSdl: await readFile(file, 'utf8') };
  const contracts = await readSubgraphContracts(`${root}services`).catch(() => undefined);
  return contracts
    ? { from: 'the services’ contracts', apiSdl: compose(contracts).apiSdl }
    : { from: 'schema.graphql', apiSdl: await readFile(`${root}schema.graphql`, 'utf8') };
}
