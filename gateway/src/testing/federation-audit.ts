// npm run check:federation: answers the Guild's federation audit (MIT) on both paths of an operation, through Apollo's
// gateway and prepared for its subgraph. FEDERATION_AUDIT names a folder with its sources; otherwise git clones them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual, styleText } from 'node:util';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { parse } from 'graphql';
import { compose } from '../compose/compose.ts';
import { startGraph } from '../graph/graph.ts';
import { textStore } from '../graph/operation-stores.ts';
import { listLengths } from '../graph/list-lengths.ts';
import { operationPreparer, prepareOnce } from '../graph/prepared-operation.ts';

interface Expected {
  data?: unknown;
  errors?: boolean;
}
type Cases = { query: string; expected: Expected }[];
interface Suite {
  id: string;
  subgraphs: { name: string; typeDefs: string; resolvers: never }[];
  tests: Cases | (() => Cases);
}
type Path = 'gateway' | 'prepared';

const commit = 'f59c05e';
/** The cases that Apollo's gateway 2.14 passes of the 199 at this commit. */
const passesAtLeast = 193;
const folder =
  env.FEDERATION_AUDIT ??
  fileURLToPath(new URL('../../../.data/federation-audit', import.meta.url));
if (!existsSync(folder)) {
  const repository = 'https://github.com/graphql-hive/federation-gateway-audit';
  execFileSync('git', ['clone', '--quiet', repository, folder], { stdio: 'inherit' });
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', commit], { stdio: 'inherit' });
}

const audit = pathToFileURL(`${folder}/`).href;
/** Instead of the audit's servers: a suite describes itself. */
const description = `data:text/javascript,
  export const createSubgraph = (name, schema) => ({ name, ...schema });
  export const serve = (id, subgraphs, tests) => ({ id, subgraphs, tests });`;
registerHooks({
  resolve(specifier, context, next) {
    if (!context.parentURL?.startsWith(audit)) return next(specifier, context);
    if (/\/(subgraph|supergraph)\.js$/.test(specifier))
      return { url: description, format: 'module', shortCircuit: true };
    if (specifier.startsWith('.')) return next(specifier.replace(/\.js$/, '.ts'), context);
    return next(specifier, { ...context, parentURL: import.meta.url });
  },
});

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const passed: Record<Path, number> = { gateway: 0, prepared: 0 };
let total = 0;
let sentStraight = 0;
for await (const file of glob('src/test-suites/*/index.ts', { cwd: folder })) {
  const { default: suite } = (await import(pathToFileURL(join(folder, file)).href)) as {
    default: Suite;
  };
  total += await runSuite(suite);
}
console.log(
  `${total} cases: ${passed.gateway} pass through the gateway and ${passed.prepared} prepared,`,
  `${sentStraight} of them sent straight to a subgraph.`,
);
process.exit(Math.min(...Object.values(passed)) < passesAtLeast ? 1 : 0);

async function runSuite({ id, subgraphs, tests }: Suite): Promise<number> {
  const { supergraphSdl } = compose(
    subgraphs.map(({ name, typeDefs }) => ({ name, sdl: typeDefs })),
  );
  const executors = Object.fromEntries(
    subgraphs.map(({ name, typeDefs: sdl, resolvers }) => {
      const schema = buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers }]);
      const createContext = async () => ({}) as never;
      return [name, inProcessExecutor({ name, sdl, schema, createContext })];
    }),
  );
  const lengths = listLengths();
  const options = { supergraphSdl, executors, production: false, lengths, log: silent };
  const graph = await startGraph({ ...options, registered: textStore() });
  const prepare = prepareOnce(
    operationPreparer(
      supergraphSdl,
      executors,
      async (request) => {
        sentStraight -= 1;
        return graph.execute(request);
      },
      lengths,
    ),
  );
  const paths: Record<Path, typeof graph.execute> = {
    gateway: graph.execute,
    prepared: async (request) => {
      const operation = prepare(request.query);
      if (operation) sentStraight += 1;
      return (operation?.run ?? graph.execute)(request);
    },
  };
  let count = 0;
  for (const path of ['gateway', 'prepared'] as const) {
    const cases = typeof tests === 'function' ? tests() : tests;
    count = cases.length;
    for (const [index, { query, expected }] of cases.entries()) {
      const { data = null, errors } = await paths[path]({ query, variables: {} });
      const isRight =
        isDeepStrictEqual(plain(data), expected.data ?? null) &&
        [undefined, Boolean(errors)].includes(expected.errors);
      if (isRight) passed[path] += 1;
      else
        console.log(
          styleText('red', `✕ ${id} ${index + 1}, ${path}`),
          JSON.stringify(env.VERBOSE ? { query, data, errors, expected } : {}),
        );
    }
  }
  await graph.stop();
  return count;
}

/** Without the prototypes that executors leave out. */
function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}
