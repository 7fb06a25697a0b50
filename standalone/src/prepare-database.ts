import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as bookings from '@larkfare/bookings';
import * as catalogue from '@larkfare/catalogue';
import * as content from '@larkfare/content';
import { londonToday } from '@larkfare/london-dates';
import * as registry from '@larkfare/registry';
import {
  bulkWork,
  ensureLogin,
  migrate,
  openDatabase,
  refuseSharedRoles,
} from '@larkfare/data-kit/database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { type z } from 'zod';
import { progress } from './progress.ts';
import { type migrationSettings } from './settings.ts';

type FirstStart = Omit<z.output<typeof migrationSettings>, 'DATABASE_URL'>;

/** The address with which a service logs in. */
export const databaseOf = (settings: FirstStart, schema: string): string | undefined =>
  settings[`${schema.toUpperCase()}_DATABASE_URL` as keyof FirstStart];

/** The migrations of all services, in the order of their foreign keys. */
export const migrations = [
  catalogue.migrations,
  bookings.migrations,
  content.migrations,
  registry.migrations,
];

interface Prepared {
  /** A note about it. */
  signIn: string;
  /** Whether the catalogue is the demonstration, unless the settings want none. */
  isDemonstration: boolean;
}

/**
 * Brings the tables of all services up to date, makes their logins, and fills empty ones with demonstration data and the first administrator.
 */
export async function prepareDatabase(url: string, settings: FirstStart): Promise<Prepared> {
  // Named roles may be those of another site on purpose.
  if (!settings.DATABASE_ROLES) await refuseSharedRoles(url);
  await migrate(url, ...migrations);
  for (const { schema } of migrations) {
    const own = databaseOf(settings, schema);
    if (own) await ensureLogin(url, schema, own);
  }
  await using opened = new AsyncDisposableStack();
  const open = async (schema: string) =>
    opened.adopt(await openDatabase({ url, schema, ...bulkWork }), (db) => db.destroy());

  const contentDatabase = await open('content');
  let isDemonstration = false;
  if (settings.DEMO_DATA !== 'none') {
    const today = londonToday(new Date());
    const catalogueDatabase = await open('catalogue');
    await content.loadDemonstration(contentDatabase);
    if (await catalogue.loadDemonstration(catalogueDatabase, { today }))
      progress('Loaded the demonstration catalogue');
    isDemonstration = await catalogue.isDemonstration(catalogueDatabase);
    if (isDemonstration) {
      // Started by the first query, which only empty bookings make.
      let executor: Promise<GraphqlExecutor> | undefined;
      const startCatalogue = async () => {
        const options = { databaseUrl: url, search: 'postgres' } as const;
        const service = await catalogue.createCatalogueService(options);
        return inProcessExecutor(opened.adopt(service, ({ close }) => close()).subgraph);
      };
      const flights: GraphqlExecutor = async (request) =>
        (await (executor ??= startCatalogue()))(request);
      if (await bookings.loadDemonstration(await open('bookings'), { today, catalogue: flights }))
        progress('Loaded demonstration bookings, quotes and messages');
    }
  }
  return { signIn: await firstAdministrator(contentDatabase, settings), isDemonstration };
}

async function firstAdministrator(
  db: Awaited<ReturnType<typeof openDatabase>>,
  { ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR }: FirstStart,
): Promise<string> {
  const account = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  return db.transaction(async (manager) => {
    const made = await content.ensureAdministrator(manager, account);
    if (!made) return 'the administrator is the one made on the first start';
    const { email, madePassword } = made;
    if (!madePassword) return `administrator ${email}, the password of ADMIN_PASSWORD`;
    if (process.stdout.isTTY) return `administrator ${email}, ${madePassword} (shown this once)`;
    // Standard output is a log here, which others may read.
    const file = resolve(DATA_DIR, 'administrator-password');
    await makePrivateFolder(DATA_DIR);
    await writeFile(file, `${madePassword}\n`, { mode: 0o600 });
    return `administrator ${email}, the password is in ${file}`;
  });
}
