import { environment } from '@larkfare/service-kit';
import { z } from 'zod';

export const env = environment(
  z.object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    PORT: z.coerce.number().int().min(0).max(65535).default(4003),
  }),
);
