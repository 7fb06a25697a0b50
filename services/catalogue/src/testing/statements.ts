import { type EventEmitter } from 'node:events';
import { inProcessExecutor } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { type TestCatalogue } from './test-catalogue.ts';

interface Client {
  query: (...args: unknown[]) => unknown;
}

/** The statements that an administrator's query is answered with, in alphabetical order, however many ids each names. */
export async function statementsOf(
  { service }: Pick<TestCatalogue, 'service'>,
  query: string,
): Promise<string[]> {
  await service.refresh();
  const context = (await service.subgraph.createContext({})) as CatalogueContext;
  const statements: string[] = [];
  const stop = overhear(context, (statement) => statements.push(statement));

  const { errors } = await inProcessExecutor({
    ...service.subgraph,
    createContext: async () => ({
      ...context,
      administrator: { id: '0', email: 'admin@larkfare.example' },
    }),
  })({ query });

  stop();
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
  return statements
    .filter((statement) => !readsNames(statement))
    .map((statement) => statement.replace(/IN \(\$[^)]*\)/g, 'IN (…)'))
    .sort();
}

/** Hears every statement that the service's connections are given from now on. */
function overhear({ db }: CatalogueContext, hear: (statement: string) => void): () => void {
  const { master: pool } = db.driver as unknown as { master: EventEmitter };
  const heard = new Map<Client, Client['query']>();
  const listen = (client: Client) => {
    if (heard.has(client)) return;
    const { query } = client;
    heard.set(client, query);
    client.query = (...args) => {
      const [statement] = args as [string | { text: string }];
      hear(typeof statement === 'string' ? statement : statement.text);
      return query.apply(client, args);
    };
  };
  pool.on('acquire', listen);
  return () => {
    pool.off('acquire', listen);
    for (const [client, query] of heard) client.query = query;
  };
}

/** The names are read again in their own time. */
const readsNames = (statement: string) => /AS "airportCode"|AS "shortName", code/.test(statement);
