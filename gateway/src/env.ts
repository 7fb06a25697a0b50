import { environment, logSettings } from '@larkfare/service-kit';
import { z } from 'zod';
import { defaultRateLimits } from './gateway.ts';

const perMinute = z.coerce.number().pipe(z.int().min(1));

/** The settings of a gateway that runs alone. */
export const readEnv = () =>
  environment(
    z.object({
      PORT: z.coerce.number().pipe(z.int().min(0).max(65_535)).default(4000),
      CATALOGUE_URL: z.url(),
      BOOKINGS_URL: z.url(),
      CONTENT_URL: z.url(),
      NODE_ENV: z.string().default('production'),
      /** `enforce`: without a session /graphql runs the operations of the remotes' builds and nothing else. */
      TRUSTED_DOCUMENTS: z.enum(['enforce', 'off']).default('enforce'),
      /** How many proxies stand in front, each adding itself to X-Forwarded-For. */
      TRUSTED_PROXIES: z.coerce.number().pipe(z.int().min(0)).default(0),
      READS_PER_MINUTE: perMinute.default(defaultRateLimits.readsPerMinute),
      POSTS_PER_MINUTE: perMinute.default(defaultRateLimits.postsPerMinute),
      ...logSettings,
    }),
  );
