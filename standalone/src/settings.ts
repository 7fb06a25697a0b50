import { retentionSettings } from '@larkfare/bookings';
import { defaultRateLimits } from '@larkfare/gateway';
import { logSettings } from '@larkfare/service-kit';
import { s3Settings } from '@larkfare/service-kit/s3';
import { z } from 'zod';

/** All settings of the site in one process, with defaults for development. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  /** Stores the database, mails and pictures. */
  DATA_DIR: z.string().default('.data'),
  /** Any PostgreSQL from version 15; the embedded one without it. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
    .optional(),
  /** `none` starts with an empty catalogue. */
  DEMO_DATA: z.enum(['catalogue', 'none']).default('catalogue'),
  /** smtp://…; without it mails are written to DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// address')
    .optional(),
  /** Receives a notice of every booking, quote and message. */
  OFFICE_EMAIL: z.email().default('office@larkfare.example'),
  ...retentionSettings,
  /** The first administrator; without a password one is generated and shown once, on the first start. */
  ADMIN_EMAIL: z.email().default('admin@larkfare.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  /** The public address; of this machine by default. The Host header never counts. */
  SITE_URL: z.url().optional(),
  /** An origin for the back office alone, such as https://office.example.com; needs SITE_URL. */
  ADMIN_ORIGIN: z.url().optional(),
  ...s3Settings,
  /** The folder of built remotes; by default this repository's. */
  REMOTES_DIR: z.string().optional(),
  ...logSettings,
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Rate limits of one address. */
  READS_PER_MINUTE: z.coerce.number().int().positive().default(defaultRateLimits.readsPerMinute),
  POSTS_PER_MINUTE: z.coerce.number().int().positive().default(defaultRateLimits.postsPerMinute),
  /** How many trusted proxies are in front of the site. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** `enforce` permits only the remotes' own operations at /graphql to callers without a session. */
  TRUSTED_DOCUMENTS: z.enum(['enforce', 'off']).default('enforce'),
  /**
   * Whether partners’ remotes are mounted in a browser of this machine before they go live. `unsandboxed` is for where
   * the machine itself is the sandbox: a container, as root.
   */
  MOUNT_BROWSER: z.enum(['sandboxed', 'unsandboxed', 'off']).default('sandboxed'),
});

export type Settings = z.output<typeof settings>;
