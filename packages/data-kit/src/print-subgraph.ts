// node scripts/run.mjs packages/data-kit/src/print-subgraph.ts <service folder>
// Writes the service's dist/subgraph.graphql: the contract that the gateway composes.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SubgraphSchema } from './subgraph/subgraph.ts';

const folder = resolve(process.argv[2] ?? '.');
const service = (await import(pathToFileURL(`${folder}/src/subgraph.ts`).href)) as {
  subgraphSchema(): SubgraphSchema;
};
await mkdir(`${folder}/dist`, { recursive: true });
await writeFile(`${folder}/dist/subgraph.graphql`, service.subgraphSchema().sdl);
