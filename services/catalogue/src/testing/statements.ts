import { type EventEmitter } from 'node:events';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type TestCatalogue } from './test-catalogue.ts';

interface Client {
  query: (...args: unknown[]) => unknown;
}

/** The statements of an administrator's query, in alphabetical order, however many ids each names. */
export async function statementsOf(
  { service }: Pick<TestCatalogue, 'service'>,
  query: string,
): Promise<string[]> {
  await service.refresh();
  const context = (await service.subgraph.createContext({})) as CatalogueContext;
  const statements: string[] = [];
  const stop = observe(context, (statement) => statements.push(statement));

  const { errors } = await inProcessExecutor({
    ...service.subgraph,
    createContext: async () => ({
      ...context,
      administrator: { id: '0', email: 'admin@larkfare.example' },
    }),
  })({ query });

  stop();
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
  return statements.map((statement) => statement.replace(/IN \(\$[^)]*\)/g, 'IN (…)')).sort();
}

/** Passes on every statement that the service’s connections run from now on. */
function observe({ db }: CatalogueContext, seen: (statement: string) => void): () => void {
  const { master: pool } = db.driver as unknown as { master: EventEmitter };
  const originals = new Map<Client, Client['query']>();
  const listen = (client: Client) => {
    if (originals.has(client)) return;
    const { query } = client;
    originals.set(client, query);
    client.query = (...args) => {
      const [statement] = args as [string | { text: string }];
      seen(typeof statement === 'string' ? statement : statement.text);
      return query.apply(client, args);
    };
  };
  pool.on('acquire', listen);
  return () => {
    pool.off('acquire', listen);
    for (const [client, query] of originals) client.query = query;
  };
}
