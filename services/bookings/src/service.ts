import { randomInt } from 'node:crypto';
import { openDatabase } from '@larkfare/data-kit/database';
import { type Service } from '@larkfare/data-kit/subgraph';
import { administratorsOf } from '@larkfare/server-kit/administrator';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { createLog } from '@larkfare/server-kit/log';
import { mailTransport } from '@larkfare/server-kit/mail';
import { bookingMails } from './bookings/booking-mails.ts';
import { contactMessageMails } from './contacts/contact-message-mails.ts';
import { loadFlightsWithBookings } from './flights/flights-with-bookings.ts';
import { readFormSecret } from './forms/form-token.ts';
import { startMailWorker } from './mail-worker.ts';
import { type Retention, retention } from './personal-data/retention-settings.ts';
import { PriceAlert } from './price-alerts/price-alert.entity.ts';
import { quoteMails } from './quotes/quote-mails.ts';
import { type DataSource } from 'typeorm';
import { type Bookings, type BookingsContext } from './bookings-context.ts';
import { subgraphSchema } from './subgraph.ts';

export interface BookingsOptions {
  databaseUrl: string;
  /** Straight to PostgreSQL where `databaseUrl` is a pooler's, which cannot LISTEN. */
  listenUrl?: string | undefined;
  /** Queried for the price of every booking request, and for those of alerts. */
  catalogue: GraphqlExecutor;
  /** Resolves the signed-in administrator, and the name and phone number that mails mention. */
  content?: GraphqlExecutor;
  /** smtp://… or smtps://…; without it mails land as files in `outboxFolder`. */
  smtpUrl?: string;
  outboxFolder: string;
  /** Receives the notices, and is the sender of the mails to customers. */
  officeEmail: string;
  siteName: string;
  /** The site's origin, for links in mails. */
  siteOrigin: () => string;
  /** How long personal data is stored; by default as the privacy policy promises. */
  retention?: Retention;
  /** Whether this process sends mails too, until `close()`, or separate mail workers alone. */
  hasMailWorker?: boolean;
  now?: () => Date;
}

const log = createLog('bookings');

const requestMails = { booking: bookingMails, quote: quoteMails, contact: contactMessageMails };

const openBookings = (url: string) =>
  openDatabase({
    url,
    schema: 'bookings',
    entities: [...Object.values(requestMails).map(({ type }) => type), PriceAlert],
    // The plan of a search depends on how frequent its words are.
    settings: { plan_cache_mode: 'force_custom_plan' },
  });

/** The requests of customers, on a migrated database. */
export async function createBookingsService(options: BookingsOptions): Promise<Service> {
  const { databaseUrl, hasMailWorker = true, now = () => new Date() } = options;
  const db = await openBookings(databaseUrl);
  const formSecret = await readFormSecret(db);
  const stopWorker = hasMailWorker ? await startWorker(options, db, formSecret) : undefined;
  const service: Bookings = { ...options, db, formSecret, log, now, pick: randomInt };

  const administratorOf = administratorsOf(options.content);

  return {
    subgraph: {
      ...subgraphSchema(),
      createContext: async (headers): Promise<BookingsContext> => ({
        ...service,
        administrator: await administratorOf(headers),
        clientAddress: headers['x-client-address'],
        headers,
        flightsWithBookings: loadFlightsWithBookings(db),
      }),
    },
    close: async () => {
      await stopWorker?.();
      await db.destroy();
    },
  };
}

/** Sends the queued mails from a separate process, until `close()`. */
export async function createMailWorker(
  options: MailWorkerOptions,
): Promise<{ close(): Promise<void> }> {
  const db = await openBookings(options.databaseUrl);
  const stop = await startWorker(options, db, await readFormSecret(db));
  return {
    async close() {
      await stop();
      await db.destroy();
    },
  };
}

type MailWorkerOptions = Omit<BookingsOptions, 'hasMailWorker'>;

function startWorker(options: MailWorkerOptions, db: DataSource, formSecret: Buffer) {
  return startMailWorker({
    retention: retention.parse({}),
    now: () => new Date(),
    ...options,
    databaseUrl: options.listenUrl ?? options.databaseUrl,
    db,
    formSecret,
    transport: mailTransport({ ...options, log }),
    requestMails,
    log,
  });
}
