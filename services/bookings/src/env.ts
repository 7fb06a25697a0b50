import { environment, logSettings } from '@larkfare/service-kit';
import { z } from 'zod';
import { retentionSettings } from './personal-data/retention-settings.ts';

export const env = environment(
  z.object({
    PORT: z.coerce.number().int().default(4002),
    DATABASE_URL: z.url(),
    CATALOGUE_URL: z.url(),
    CONTENT_URL: z.url().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    DATA_DIR: z.string().default('.data'),
    OFFICE_EMAIL: z.email(),
    SITE_URL: z.url({ protocol: /^https?$/ }),
    SITE_NAME: z.string().default('Larkfare'),
    ...retentionSettings,
    ...logSettings,
  }),
);
