import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, londonToday } from '@larkfare/london-dates';
import { inProcessExecutor, type Service } from '@larkfare/data-kit/subgraph';
import { testDatabase } from '@larkfare/data-kit/testing';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { eventually } from '@larkfare/server-kit/testing';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { createBookingsService, migrations, type BookingsOptions } from '../index.ts';
import { fakeCatalogue, flightId, insertFlight } from './fake-catalogue.ts';

export const catalogueMigrations = {
  schema: 'catalogue',
  folder: new URL('../../../catalogue/migrations/', import.meta.url),
};

export const today = londonToday(new Date());
export const officeEmail = 'office@larkfare.example';

/** A valid booking request with these differences. */
export const bookingInput = (differs: Record<string, unknown> = {}) => ({
  flightId,
  customerName: 'Ann O’Brien',
  userEmail: 'ann@example.com',
  contactPhone: '+44 20 7946 0018',
  contactPreference: 'whatsapp',
  adults: 2,
  children: 1,
  infants: 0,
  extraDetails: 'Window seats, please.',
  departureDate: addDays(today, 30),
  returnDate: addDays(today, 44),
  initialPricePence: 43_210,
  ...differs,
});

export type TestBookings = Awaited<ReturnType<typeof startBookings>>;

/** A running service on a separate database, with one flight that can be booked. */
export async function startBookings(options: Partial<BookingsOptions> = {}) {
  const database = await testDatabase(catalogueMigrations, migrations);
  const outboxFolder = await mkdtemp(join(tmpdir(), 'larkfare-outbox-'));
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  await insertFlight(sql);

  const catalogue = fakeCatalogue();
  const settings: BookingsOptions = {
    databaseUrl: database.url,
    catalogue: catalogue.execute,
    outboxFolder,
    officeEmail,
    siteName: 'Larkfare',
    siteOrigin: () => 'https://larkfare.example',
    ...options,
  };
  let service: Service | undefined;
  let execute: GraphqlExecutor;
  const start = async (differs: Partial<BookingsOptions> = {}) => {
    service = await createBookingsService({ ...settings, ...differs });
    execute = inProcessExecutor(service.subgraph);
  };
  const stop = async () => {
    await service?.close();
    service = undefined;
  };
  await start();
  const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await sql.query<Row>(text, values)).rows;
  const queuedMails = () =>
    rows(`SELECT last_error FROM bookings_jobs.jobs WHERE task_identifier = 'send-mail'`);
  // Also waits for jobs that delete files, because a listed file could be deleted before it is read.
  const mailsAreSettled = () =>
    eventually(async () => {
      const jobs = await rows(
        `SELECT FROM bookings_jobs.jobs WHERE task_identifier IN ('send-mail', 'delete-mail-files')`,
      );
      return jobs.length === 0;
    });

  return {
    databaseUrl: database.url,
    catalogue,
    settings,
    start,
    stop,
    query: (query: string, variables: Record<string, unknown> = {}, headers = {}) =>
      execute({ query, variables, headers }),
    rows,
    queuedMails,
    /** The mails in the outbox folder, once no job is queued. */
    async sentMails() {
      await mailsAreSettled();
      return readMails(outboxFolder);
    },
    async clearMails() {
      await mailsAreSettled();
      await rm(outboxFolder, { recursive: true });
      await mkdir(outboxFolder);
    },
    async close() {
      await stop();
      await sql.end();
      await database.drop();
      await rm(outboxFolder, { recursive: true });
    },
  };
}

async function readMails(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
}
