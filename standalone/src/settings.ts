import { usualRateLimits } from '@larkfare/gateway';
import { s3Settings } from '@larkfare/service-kit/s3';
import { z } from 'zod';

/** Every setting of the whole site in one process; all have a default that suits a first look. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  /** Where the database, mails and pictures are kept. */
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
  /** Who is told about every booking, quote and message. */
  OFFICE_EMAIL: z.email().default('office@larkfare.example'),
  /** The first administrator; without a password one is made and shown once, on the first start. */
  ADMIN_EMAIL: z.email().default('admin@larkfare.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  SITE_URL: z.url().optional(),
  ...s3Settings,
  /** Holds the built remotes side by side; those of this repository without it. */
  REMOTES_DIR: z.string().optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What one address may ask and send in a minute. */
  READS_PER_MINUTE: z.coerce.number().int().positive().default(usualRateLimits.readsPerMinute),
  POSTS_PER_MINUTE: z.coerce.number().int().positive().default(usualRateLimits.postsPerMinute),
  /** How many proxies stand in front and say truly who asks. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** `enforce` answers the remotes' own operations at /graphql and no others. */
  TRUSTED_DOCUMENTS: z.enum(['enforce', 'off']).default('off'),
  /**
   * Whether partners’ remotes are mounted in a browser of this machine before they go live. `unsandboxed` is for where
   * the machine itself is the sandbox: a container, as root.
   */
  MOUNT_BROWSER: z.enum(['sandboxed', 'unsandboxed', 'off']).default('sandboxed'),
});

export type Settings = z.output<typeof settings>;
