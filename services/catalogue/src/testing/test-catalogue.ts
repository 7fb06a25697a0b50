import assert from 'node:assert/strict';
import { openDatabase } from '@larkfare/data-kit/database';
import { inProcessExecutor, type Service } from '@larkfare/data-kit/subgraph';
import { testDatabase } from '@larkfare/data-kit/testing';
import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/server-kit/executor';
import pg from 'pg';
import { Airline } from '../airlines/airline.entity.ts';
import { Airport } from '../airports/airport.entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Flight } from '../flights/flight.entity.ts';
import { MonthlyPrice } from '../flights/monthly-price.entity.ts';
import { createCatalogueService, migrations } from '../index.ts';
import { Location } from '../locations/location.entity.ts';
import { Region } from '../regions/region.entity.ts';
import { fixtures } from './fixtures.ts';

/** A busy machine takes a while to copy a database; a start that is given up on would leave its connections open. */
export const startsWithinMs = 180_000;

export type TestCatalogue = Awaited<ReturnType<typeof startCatalogue>>;

interface TestOptions {
  /** The moment it is; the tenth of November 2026 by default. */
  now?: string;
  random?: () => number;
  /** The bookings service. */
  bookings?: GraphqlExecutor;
  /** Whether each query also runs on a service that searches in PostgreSQL and must return the same. */
  onBothEngines?: boolean;
}

const filledLast = [
  'monthly_prices',
  'flights',
  'airlines',
  'airports',
  'locations',
  'countries',
  'regions',
];

/** A catalogue on a separate database, queried by GraphQL. */
export async function startCatalogue({
  now = '2026-11-10T12:00:00Z',
  random,
  bookings,
  onBothEngines = false,
}: TestOptions = {}) {
  const database = await testDatabase(migrations);
  const start = (search: 'memory' | 'postgres') =>
    createCatalogueService({
      databaseUrl: database.url,
      bookings,
      search,
      now: () => new Date(now),
      random,
    });
  const service = await start('memory');
  const other = onBothEngines ? await start('postgres') : undefined;
  const db = await openDatabase({
    url: database.url,
    schema: 'catalogue',
    entities: [Region, Country, Location, Airport, Airline, Flight, MonthlyPrice],
    poolSize: 2,
  });
  const asVisitor = ({ subgraph }: Service) => inProcessExecutor(subgraph);
  const withAdministrator = ({ subgraph }: Service) =>
    inProcessExecutor({
      ...subgraph,
      createContext: async (headers) => ({
        ...(await subgraph.createContext(headers)),
        administrator: { id: '0', email: 'admin@larkfare.example' },
      }),
    });
  const administrator = withAdministrator(service);

  const execute = async (
    as: (service: Service) => GraphqlExecutor,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer> => {
    await service.refresh();
    const response = await as(service)({ query, variables });
    if (other && !query.includes('mutation')) {
      await other.refresh();
      assert.deepEqual(await as(other)({ query, variables }), response);
    }
    return response;
  };

  return {
    url: database.url,
    db,
    service,
    fixtures: fixtures(db),
    /** Returns a visitor's data; errors fail the test. */
    async query<Data>(query: string, variables?: Record<string, unknown>): Promise<Data> {
      const { data, errors } = await execute(asVisitor, query, variables);
      if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
      return data as Data;
    },
    /** Returns a visitor's data and errors. */
    queryWithErrors: (query: string, variables?: Record<string, unknown>) =>
      execute(asVisitor, query, variables),
    /** Returns an administrator's data; errors fail the test. */
    async administer<Data>(query: string, variables?: Record<string, unknown>): Promise<Data> {
      const { data, errors } = await execute(withAdministrator, query, variables);
      if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
      return data as Data;
    },
    /** Returns an administrator's data and errors, without a refresh before. */
    administerWithoutRefresh: (query: string, variables?: Record<string, unknown>) =>
      administrator({ query, variables }),
    administerWithErrors: (query: string, variables?: Record<string, unknown>) =>
      execute(withAdministrator, query, variables),
    /** Does in plain SQL what the service's own role may not, or what another service would do. */
    async asOwner(sql: string) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    /** An empty catalogue again; call before each test. Truncating would wait for readers, and they for it. */
    empty: () => db.query(filledLast.map((table) => `DELETE FROM ${table}`).join(';')),
    async close() {
      await Promise.all([service.close(), other?.close(), db.destroy()]);
      await database.drop();
    },
  };
}
