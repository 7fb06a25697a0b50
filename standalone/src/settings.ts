import { retentionSettings as ofBookings } from '@larkfare/bookings';
import { retentionSettings as ofContent } from '@larkfare/content';
import { defaultRateLimits } from '@larkfare/gateway';
import { retentionSettings as ofRegistry } from '@larkfare/registry';
import { databaseSettings } from '@larkfare/data-kit/database';
import { logSettings } from '@larkfare/server-kit/log';
import { isLoopback, isProduction } from '@larkfare/server-kit/process';
import { s3Settings } from '@larkfare/server-kit/s3';
import { z } from 'zod';

const port = (usual: number) => z.coerce.number().int().min(0).max(65_535).default(usual);
const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address');
/** Of another server; its path does not count. */
const address = z.url({ protocol: /^https?$/ });

/** Stores the embedded database, mails, pictures and published remotes. */
const dataFolder = { DATA_DIR: z.string().default('.data') };
/** Uploaded pictures and published remotes are in DATA_DIR or in a bucket. */
const files = { ...dataFolder, ...s3Settings };
const remotes = {
  /** The folder of built remotes; by default this repository's. */
  REMOTES_DIR: z.string().optional(),
  /** Which published remotes visitors get: a staging site on the same database has `preview`. */
  REMOTES_CHANNEL: z.enum(['production', 'preview']).default('production'),
};
/** The public address. The Host header never counts. */
const site = { SITE_URL: address };
const subgraphs = { CATALOGUE_URL: address, BOOKINGS_URL: address, CONTENT_URL: address };

const mails = {
  ...dataFolder,
  /** smtp://…; without it mails are written to DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// address')
    .optional(),
  /** Receives a notice of every booking, quote and message. */
  OFFICE_EMAIL: z.email().default('office@larkfare.example'),
};

const database = {
  DATABASE_URL: postgres,
  /**
   * Straight to PostgreSQL where DATABASE_URL is of pgbouncer: for notifications and the queues of mails. In a whole site
   * each service uses its own login there.
   */
  DATABASE_LISTEN_URL: postgres.optional(),
  ...databaseSettings,
};

/** The login of each service; by default all of them use DATABASE_URL's. */
const serviceLogins = {
  CATALOGUE_DATABASE_URL: postgres.optional(),
  BOOKINGS_DATABASE_URL: postgres.optional(),
  CONTENT_DATABASE_URL: postgres.optional(),
  REGISTRY_DATABASE_URL: postgres.optional(),
};

const sharedCounts = {
  /** Redis or Valkey, for what servers count together; in PostgreSQL without it. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a redis:// address')
    .optional(),
};

const firstStart = {
  /** `catalogue` starts without the guide among the published remotes, `none` with an empty catalogue too. */
  DEMO_DATA: z.enum(['all', 'catalogue', 'none']).default('all'),
  /** The first administrator; without a password one is generated: shown on a terminal, else in a file in DATA_DIR. */
  ADMIN_EMAIL: z.email().default('admin@larkfare.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
};

const reads = {
  READS_PER_MINUTE: z.coerce.number().int().positive().default(defaultRateLimits.readsPerMinute),
};

const api = {
  /** `production` hides the schema; so does no value at all on a HOST or SITE_URL other than localhost. */
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  /** Rate limits of one address. */
  ...reads,
  POSTS_PER_MINUTE: z.coerce.number().int().positive().default(defaultRateLimits.postsPerMinute),
  /** `enforce` permits only the remotes' own operations at /graphql to callers without a session. */
  TRUSTED_DOCUMENTS: z.enum(['enforce', 'off']).default('enforce'),
};

const search = {
  /** What searches flights: the catalogue's memory (300 bytes a flight), or PostgreSQL. */
  CATALOGUE_SEARCH: z.enum(['memory', 'postgres']).default('memory'),
  /** A streaming replica, with the catalogue's login: for the first read of everything, and for what PostgreSQL searches. */
  DATABASE_READ_URL: postgres.optional(),
};

const publishing = {
  /**
   * Whether partners’ remotes are mounted in a browser of this machine before they go live. `unsandboxed` is for where
   * the machine itself is the sandbox: a container, as root.
   */
  MOUNT_BROWSER: z.enum(['sandboxed', 'unsandboxed', 'off']).default('sandboxed'),
  /** Where partners’ webhooks may be: on the public internet with https, or anywhere that this machine reaches. */
  WEBHOOK_ADDRESSES: z.enum(['public', 'any']).default('public'),
};

/** An origin for the back office alone, such as https://office.example.com; needs SITE_URL. */
const adminOrigin = { ADMIN_ORIGIN: address.optional() };
/** How long browsers use HTTPS only; 0 leaves this to a proxy. */
const hsts = { HSTS_SECONDS: z.coerce.number().int().min(0).default(31_536_000) };
/** How long a CDN may send a page without contacting the site; docs/settings.md describes how to purge it. */
const pages = { CDN_SECONDS: z.coerce.number().int().min(0).default(0) };
/** How many trusted proxies are in front. */
const proxies = (usual: number) => ({
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(usual),
});

/** Authenticates requests between separate servers. */
const internal = {
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  NODE_ENV: api.NODE_ENV,
};

interface ServerReach {
  HOST: string;
  INTERNAL_SECRET?: string | undefined;
  NODE_ENV?: string | undefined;
}

/** Another machine reaches no server of this site, nor stands between two of them. */
const isClosedToStrangers = (settings: ServerReach) =>
  settings.INTERNAL_SECRET !== undefined ||
  (settings.NODE_ENV !== 'production' &&
    isLoopback(settings.HOST) &&
    Object.entries(settings)
      .filter(([name, value]) => name.endsWith('_URL') && /^http/.test(String(value)))
      .every(([, value]) => isLoopback(new URL(value).hostname)));
const secretIsNeeded = {
  path: ['INTERNAL_SECRET'],
  message:
    'is needed in production and where a server is not on this machine. Give every server the same random text of at least 32 characters.',
};

const listening = (usualPort: number) => ({
  PORT: port(usualPort),
  HOST: z.string().default('localhost'),
  /** How long a server that stops is not ready, and serves on, until the proxies in front have noticed. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(5).default(0),
  ...logSettings,
});

/** All settings of the site in one process, with defaults for development. */
export const settings = z.object({
  ...listening(3000),
  ...database,
  ...serviceLogins,
  ...sharedCounts,
  /** Any PostgreSQL from version 15; the embedded one without it. */
  DATABASE_URL: postgres.optional(),
  ...files,
  ...mails,
  ...firstStart,
  ...ofBookings,
  ...ofContent,
  ...ofRegistry,
  ...api,
  ...search,
  ...remotes,
  ...publishing,
  ...adminOrigin,
  ...pages,
  ...hsts,
  ...proxies(0),
  /** Of this machine by default. */
  SITE_URL: address.optional(),
});
export type Settings = z.output<typeof settings>;

interface HstsSettings {
  HSTS_SECONDS: number;
  NODE_ENV?: string | undefined;
  HOST: string;
  SITE_URL?: string | undefined;
  ADMIN_ORIGIN?: string | undefined;
}

/** In production, if every origin of the site is HTTPS; else 0. */
export const hstsSecondsOf = ({ HSTS_SECONDS, ADMIN_ORIGIN, ...reach }: HstsSettings): number =>
  isProduction(reach) &&
  [reach.SITE_URL, ADMIN_ORIGIN ?? reach.SITE_URL].every((origin) => origin?.startsWith('https:'))
    ? HSTS_SECONDS
    : 0;

/** What `npm run migrate` needs. */
export const migrationSettings = z.object({
  ...database,
  ...serviceLogins,
  ...firstStart,
  /** Gets the first administrator's password where there is no terminal to show it. */
  ...dataFolder,
});

/** What `npm run backup` and `npm run restore` need. */
export const backupSettings = z.object({ ...database, ...dataFolder });

/** What `npm run copy-to-bucket` needs. */
export const copySettings = z.object(files);

/** What `npm run supergraph` needs. */
export const supergraphSettings = z.object(subgraphs);

/** The settings of each separate server. One environment may hold those of all: only PORT and HOST mean another thing to each. */
export const serverSettings = {
  catalogue: z
    .object({
      ...listening(4001),
      ...internal,
      ...database,
      ...search,
      BOOKINGS_URL: address,
      CONTENT_URL: address,
    })
    .refine(isClosedToStrangers, secretIsNeeded),
  bookings: z
    .object({
      ...listening(4002),
      ...internal,
      ...database,
      CATALOGUE_URL: address,
      CONTENT_URL: address,
      ...site,
      ...mails,
      ...ofBookings,
      /** `off` where servers `mails` send what this one queues. */
      MAIL_WORKER: z.enum(['on', 'off']).default('on'),
    })
    .refine(isClosedToStrangers, secretIsNeeded),
  mails: z
    .object({
      ...listening(4005),
      ...internal,
      ...database,
      CONTENT_URL: address,
      ...site,
      ...mails,
      ...ofBookings,
    })
    .refine(isClosedToStrangers, secretIsNeeded),
  content: z
    .object({
      ...listening(4003),
      ...internal,
      ...database,
      ...site,
      ...mails,
      ...files,
      ...ofContent,
    })
    .refine(isClosedToStrangers, secretIsNeeded),
  gateway: z
    .object({
      ...listening(4000),
      ...internal,
      /** For the shell: GraphQL without the limits of visitors. Only the shell may reach it. */
      INTERNAL_PORT: port(4010),
      ...database,
      ...sharedCounts,
      ...subgraphs,
      ...files,
      ...api,
      ...remotes,
      /** Of the shell; only whether it is public counts here. */
      SITE_URL: address.optional(),
      /** The shell at least. */
      ...proxies(1),
    })
    .refine(isClosedToStrangers, secretIsNeeded),
  registry: z
    .object({
      ...listening(4004),
      ...internal,
      ...database,
      ...sharedCounts,
      CONTENT_URL: address,
      /** Where the mount gate opens candidates. */
      ...site,
      ...files,
      ...mails,
      ...remotes,
      ...publishing,
      ...reads,
      ...ofRegistry,
      /** The shell at least. */
      ...proxies(1),
    })
    .refine(isClosedToStrangers, secretIsNeeded),
  shell: z
    .object({
      ...listening(3000),
      ...internal,
      ...database,
      ...sharedCounts,
      GATEWAY_URL: address,
      GATEWAY_INTERNAL_URL: address,
      REGISTRY_URL: address,
      ...site,
      ...files,
      ...remotes,
      ...adminOrigin,
      ...pages,
      ...hsts,
      ...proxies(0),
    })
    .refine(isClosedToStrangers, secretIsNeeded),
};
