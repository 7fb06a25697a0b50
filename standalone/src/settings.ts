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
/** The address of another server, without a path. */
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
   * Straight to PostgreSQL where DATABASE_URL is pgbouncer's, for notifications and job queues. In a whole site each
   * service uses its own login there.
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

const api = {
  /** `production` hides the schema; so does no value at all on a HOST or SITE_URL other than localhost. */
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  /** Rate limits of one address. */
  READS_PER_MINUTE: z.coerce.number().int().positive().default(defaultRateLimits.readsPerMinute),
  POSTS_PER_MINUTE: z.coerce.number().int().positive().default(defaultRateLimits.postsPerMinute),
  /** `enforce` permits only the remotes' own operations at /graphql to callers without a session. */
  TRUSTED_DOCUMENTS: z.enum(['enforce', 'off']).default('enforce'),
};

const search = {
  /** Flights are searched in the catalogue's memory (300 bytes a flight) or in PostgreSQL. */
  CATALOGUE_SEARCH: z.enum(['memory', 'postgres']).default('memory'),
  /** A streaming replica, with the catalogue's login: for the first read of everything and for searches in PostgreSQL. */
  DATABASE_READ_URL: postgres.optional(),
};

const publishing = {
  /**
   * Whether partners’ remotes are mounted in a browser of this machine before they go live. `unsandboxed` is for where
   * the machine itself is the sandbox: a container, as root.
   */
  MOUNT_BROWSER: z.enum(['sandboxed', 'unsandboxed', 'off']).default('sandboxed'),
  /** Where partners’ webhooks may be: on the public internet with HTTPS, or anywhere that this machine reaches. */
  WEBHOOK_ADDRESSES: z.enum(['public', 'any']).default('public'),
};

const shell = {
  /** An origin for the back office alone, such as https://office.example.com; needs SITE_URL. */
  ADMIN_ORIGIN: address.optional(),
  /** How long a CDN in front may send a page without a request to the site; README explains how to purge it. */
  CDN_SECONDS: z.coerce.number().int().min(0).default(0),
  /** How long browsers use HTTPS only; 0 leaves this to a proxy. */
  HSTS_SECONDS: z.coerce.number().int().min(0).default(31_536_000),
};
/** How many trusted proxies are in front. */
const proxies = (usual: number) => ({
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(usual),
});

interface ServerReach {
  HOST: string;
  INTERNAL_SECRET?: string | undefined;
  NODE_ENV?: string | undefined;
}

/** Whether no other machine reaches a server of this site, or is between two of them. */
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
  /** How long a stopping server still serves while it reports that it is not ready, for the proxies in front. */
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
  ...shell,
  ...proxies(0),
  /** The public address, this machine's by default. The Host header never counts. */
  SITE_URL: address.optional(),
});
export type Settings = z.output<typeof settings>;

type HstsSettings = Pick<
  Settings,
  'HSTS_SECONDS' | 'NODE_ENV' | 'HOST' | 'SITE_URL' | 'ADMIN_ORIGIN'
>;

/** In production, if every origin of the site is HTTPS; else 0. */
export const hstsSecondsOf = ({ HSTS_SECONDS, ADMIN_ORIGIN, ...reach }: HstsSettings): number =>
  isProduction(reach) &&
  [reach.SITE_URL, ADMIN_ORIGIN ?? reach.SITE_URL].every((origin) => origin?.startsWith('https:'))
    ? HSTS_SECONDS
    : 0;

/** The settings of `npm run migrate`. */
export const migrationSettings = z.object({
  ...database,
  ...serviceLogins,
  ...firstStart,
  /** Stores the first administrator's password where there is no terminal to show it. */
  ...dataFolder,
});

/** The settings of `npm run backup` and `npm run restore`. */
export const backupSettings = z.object({ ...database, ...dataFolder });

/** The settings of `npm run copy-to-bucket`. */
export const copySettings = z.object(files);

/** The settings of `npm run supergraph`. */
export const supergraphSettings = z.object(subgraphs);

/** Settings of every separate server. */
const server = <Shape extends z.ZodRawShape>(usualPort: number, shape: Shape) =>
  z
    .object({
      ...listening(usualPort),
      /** Authenticates requests between separate servers. */
      INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
      NODE_ENV: api.NODE_ENV,
      ...database,
    })
    .extend(shape)
    .refine((settings) => isClosedToStrangers(settings as ServerReach), secretIsNeeded);

/** The settings of each separate server. One environment may hold those of all; only PORT and HOST differ between them. */
export const serverSettings = {
  catalogue: server(4001, { ...search, BOOKINGS_URL: address, CONTENT_URL: address }),
  bookings: server(4002, {
    ...mails,
    ...ofBookings,
    CATALOGUE_URL: address,
    CONTENT_URL: address,
    SITE_URL: address,
    /** `off` where servers `mails` send what this one queues. */
    MAIL_WORKER: z.enum(['on', 'off']).default('on'),
  }),
  mails: server(4005, {
    ...mails,
    ...ofBookings,
    CATALOGUE_URL: address,
    CONTENT_URL: address,
    SITE_URL: address,
  }),
  content: server(4003, { ...mails, ...files, ...ofContent, SITE_URL: address }),
  gateway: server(4000, {
    /** For the shell: GraphQL without the limits of visitors. Only the shell may reach it. */
    INTERNAL_PORT: port(4010),
    ...sharedCounts,
    ...subgraphs,
    ...files,
    ...api,
    ...remotes,
    /** The shell's address; it only decides whether the site is public. */
    SITE_URL: address.optional(),
    /** The shell at least. */
    ...proxies(1),
  }),
  registry: server(4004, {
    ...sharedCounts,
    ...files,
    ...mails,
    ...remotes,
    ...publishing,
    ...ofRegistry,
    READS_PER_MINUTE: api.READS_PER_MINUTE,
    CONTENT_URL: address,
    /** The address where the mount gate opens candidates. */
    SITE_URL: address,
    /** The shell at least. */
    ...proxies(1),
  }),
  shell: server(3000, {
    ...sharedCounts,
    ...files,
    ...remotes,
    ...shell,
    GATEWAY_URL: address,
    GATEWAY_INTERNAL_URL: address,
    REGISTRY_URL: address,
    SITE_URL: address,
    ...proxies(0),
  }),
};

/** The settings that a separate server has in common with the whole site. */
export type SettingsOf<Server extends keyof typeof serverSettings> = Pick<
  Settings,
  keyof Settings & keyof z.output<(typeof serverSettings)[Server]>
>;
