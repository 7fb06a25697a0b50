import { openDatabase } from '@larkfare/data-kit/database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { testDatabase } from '@larkfare/data-kit/testing';
import { type GraphqlAnswer } from '@larkfare/server-kit/executor';
import { type DataSource } from 'typeorm';
import { ensureAdministrator } from '../account/administrators.ts';
import { migrations } from '../index.ts';
import { type ContentOptions, type ContentService } from '../service.ts';
import { aContentService } from './content-service.ts';

export const email = 'office@larkfare.example';
export const password = 'correct horse battery';

export interface BackOffice {
  db: DataSource;
  service: ContentService;
  databaseUrl: string;
  /** Queries the service, with a token. */
  execute(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<GraphqlAnswer>;
  /** A token for the administrator. */
  signIn(credentials?: { email?: string; password?: string }): Promise<string | undefined>;
  /** Ends the process, and starts another one with these settings. */
  restart(differs?: Partial<ContentOptions>): Promise<void>;
  close(): Promise<void>;
}

/** A database with one administrator, and the service on it. */
export async function aBackOffice(options: Partial<ContentOptions> = {}): Promise<BackOffice> {
  const database = await testDatabase(migrations);
  const db = await openDatabase({ url: database.url, schema: 'content' });
  await ensureAdministrator(db, { email, password });
  let service = await aContentService(database.url, options);
  let executor = inProcessExecutor(service.subgraph);

  const execute: BackOffice['execute'] = (query, variables, token) =>
    executor({
      query,
      variables,
      headers: {
        authorization: token && `Bearer ${token}`,
        'x-client-address': '203.0.113.5',
        'x-client-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      },
    });
  return {
    db,
    service,
    databaseUrl: database.url,
    execute,
    async signIn(credentials) {
      const { data } = await execute(
        `mutation ($email: String!, $password: String!) {
          signIn(email: $email, password: $password) { ... on SignedIn { token } }
        }`,
        { email, password, ...credentials },
      );
      return (data?.signIn as { token?: string }).token;
    },
    async restart(differs) {
      await service.close();
      service = await aContentService(database.url, { ...options, ...differs });
      executor = inProcessExecutor(service.subgraph);
    },
    async close() {
      await service.close();
      await db.destroy();
      await database.drop();
    },
  };
}
