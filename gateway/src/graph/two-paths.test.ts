import { hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inProcessExecutor, type Subgraph } from '@larkfare/data-kit/subgraph';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type InjectOptions } from 'fastify';
import {
  buildSchema,
  type DocumentNode,
  getOperationAST,
  type GraphQLType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
  typeFromAST,
} from 'graphql';
import { readSupergraph } from '../compose/supergraph.ts';
import { fakeSubgraph, type SubgraphName } from '../testing/fake-subgraph.ts';
import { listening, startTestGateway } from '../testing/test-gateway.ts';
import { listLengths } from './list-lengths.ts';
import { withoutNames } from './prepared-document.ts';
import { operationPreparer } from './prepared-operation.ts';

const plainScalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTimeISO: '2026-01-02T03:04:05.000Z',
  Float: 1.5,
  ID: '01900000-0000-7000-8000-000000000001',
  Int: 1,
  LocalDate: '2026-12-24',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
async function documentsIn(sources: string): Promise<DocumentNode[]> {
  const documents: DocumentNode[] = [];
  for await (const path of glob(`${sources}/**/*.generated.ts`, { cwd: root }))
    documents.push(...Object.values((await import(`${root}${path}`)) as typeof documents));
  return documents.filter((document) => getOperationAST(document));
}
const ofPages = await documentsIn('{remotes/{public,admin,guide},hosts/shell}/{src,server}');
/** The operations of the REST API. */
const ofRest = (await documentsIn('gateway/src/rest')).map(withoutNames);
const schema = buildSchema(await readFile(`${root}schema.graphql`, 'utf8'));
const operations = [...ofPages, ...ofRest].map((document) => {
  const operation = getOperationAST(document);
  const variables = operation?.variableDefinitions?.map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type as never);
    return [variable.name.value, isInputType(inputType) ? plainValue(inputType) : undefined];
  });
  return {
    isQuery: operation?.operation === 'query',
    text: print(document),
    variables: Object.fromEntries(variables ?? []) as Record<string, unknown>,
  };
});

test('every operation of this repository returns what Apollo’s gateway returns, in one process and over HTTP', async () => {
  let way: 'inProcess' | 'overHttp' = 'inProcess';
  const eitherWay = async (name: SubgraphName): Promise<GraphqlExecutor> => {
    const subgraph = plainSubgraph(name);
    const ways = { inProcess: inProcessExecutor(subgraph), overHttp: await listening(subgraph) };
    return (request) => ways[way](request);
  };
  const { server } = await startTestGateway({
    trustedDocuments: operations.map(({ text }) => text),
    executors: {
      catalogue: await eitherWay('catalogue'),
      bookings: await eitherWay('bookings'),
      content: await eitherWay('content'),
    },
    rateLimits: { readsPerMinute: 1e9, postsPerMinute: 1e9 },
  });
  const send = async (request: InjectOptions, through: typeof way) => {
    way = through;
    const response = await server.inject(request);
    return [response.statusCode, response.body.trim()];
  };

  const seen = { inProcess: [] as unknown[], overHttp: [] as unknown[], apollo: [] as unknown[] };
  for (const { isQuery, text, variables } of operations) {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash('sha256', text) } };
    const search = new URLSearchParams({
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(extensions),
    });
    const byHash: InjectOptions = isQuery
      ? { url: `/graphql?${search}` }
      : { method: 'POST', url: '/graphql', payload: { extensions, variables } };
    // The same operation with other white space is trusted, but not known.
    const payload = { query: `${text}\n`, variables };
    const inOtherSpace: InjectOptions = { method: 'POST', url: '/graphql', payload };

    seen.inProcess.push([text, ...(await send(byHash, 'inProcess'))]);
    seen.overHttp.push([text, ...(await send(byHash, 'overHttp'))]);
    seen.apollo.push([text, ...(await send(inOtherSpace, 'inProcess'))]);
  }

  expect(ofPages.length).toBeGreaterThan(100);
  expect(ofRest.length).toBeGreaterThan(50);
  expect(seen.inProcess).toEqual(seen.apollo);
  expect(seen.overHttp).toEqual(seen.apollo);
  expect(JSON.stringify(seen.apollo)).not.toContain('"errors"');
});

test('no operation of this repository starts Apollo’s gateway', async () => {
  const sent: string[] = [];
  const throughGateway: GraphqlExecutor = async ({ query }) => {
    sent.push(query);
    return { data: null };
  };
  const executors = Object.fromEntries(
    (['catalogue', 'bookings', 'content'] as const).map((name) => [
      name,
      inProcessExecutor(plainSubgraph(name)),
    ]),
  );
  const prepare = operationPreparer(
    await readSupergraph(),
    executors,
    throughGateway,
    listLengths(),
  );

  for (const { text, variables } of operations) await prepare(text).run({ variables, headers: {} });

  expect(sent).toEqual([]);
});

/** A subgraph whose every field has a value, and every union or interface the first of its types. */
function plainSubgraph(name: SubgraphName): Subgraph {
  const { schema: contract } = fakeSubgraph(name);
  const types = Object.values(contract.getTypeMap()).filter((type) => !type.name.startsWith('_'));
  const objects = types.filter(isObjectType).map((type) => {
    const fields = Object.values(type.getFields()).filter((field) => !field.name.startsWith('_'));
    return [
      type.name,
      Object.fromEntries(fields.map((field) => [field.name, () => plainValue(field.type)])),
    ] as const;
  });
  const abstract = types.filter(isAbstractType).map((type) => {
    const possible = contract.getPossibleTypes(type)[0]?.name;
    return [type.name, { __resolveType: () => possible }] as const;
  });
  return fakeSubgraph(name, Object.fromEntries([...objects, ...abstract]));
}

/** A value of any type, with one element in each list. */
function plainValue(type: GraphQLType): unknown {
  if (isNonNullType(type)) return plainValue(type.ofType);
  if (isListType(type)) return [plainValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isLeafType(type)) return plainScalars[type.name] ?? 'plain';
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return Object.fromEntries(fields.map((field) => [field.name, plainValue(field.type)]));
}
