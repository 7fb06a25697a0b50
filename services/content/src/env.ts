import { environment, logSettings } from '@larkfare/service-kit';
import { s3Settings } from '@larkfare/service-kit/s3';
import { z } from 'zod';

export const env = environment(
  z.object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    PORT: z.coerce.number().int().min(0).max(65535).default(4003),
    /** Where visitors find the site; mailed links begin with it. */
    SITE_URL: z.url({ protocol: /^https?$/ }),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    OFFICE_EMAIL: z.email(),
    SITE_NAME: z.string().default('Larkfare'),
    /** Where mails and pictures are stored. */
    DATA_DIR: z.string().default('.data'),
    ...s3Settings,
    ...logSettings,
  }),
);
