import { type Logger, pino, type stdSerializers } from 'pino';
import { z } from 'zod';
import { environment } from '../process/environment.ts';
import { isProduction } from '../process/production.rules.ts';
import { loggedError, redact } from './redact.rules.ts';
import { requestContext } from './request-context.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** For the settings of every process. */
export const logSettings = {
  /** `info` has a line for every request; by default that is for production. */
  LOG_LEVEL: z.enum(logLevels).optional(),
};

const levelSettings = z.object({
  ...logSettings,
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('localhost'),
  SITE_URL: z.url().optional(),
});

/** Read apart from the other settings, before any of them. */
export function logLevel(source = process.env): string {
  try {
    const { LOG_LEVEL, ...reach } = environment(levelSettings, source);
    return LOG_LEVEL ?? (isProduction(reach) ? 'info' : 'warn');
  } catch {
    // Problems are reported with the other settings.
    return 'warn';
  }
}

const stderr = 2;
const destination = pino.destination(stderr);

/** JSON lines on stderr, with the request’s id and route, and without personal data. */
export const createLog = (name: string): Logger =>
  pino(
    {
      name,
      level: logLevel(),
      base: { name },
      mixin: () => requestContext.getStore() ?? {},
      hooks: {
        // Libraries repeat their input in their messages.
        logMethod(parts, method) {
          const redacted = parts.map((part) => (typeof part === 'string' ? redact(part) : part));
          method.apply(this, redacted as typeof parts);
        },
      },
      serializers: {
        err: loggedError,
        // Fastify logs requests and replies in some of its messages.
        req: () => undefined,
        res: ({ statusCode }: Parameters<typeof stdSerializers.res>[0]) => ({ statusCode }),
      },
    },
    destination,
  );
