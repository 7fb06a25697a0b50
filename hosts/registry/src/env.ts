import { fileURLToPath } from 'node:url';
import { environment, logSettings } from '@larkfare/service-kit';
import { s3Settings } from '@larkfare/service-kit/s3';
import { z } from 'zod';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The settings of a registry that runs alone. */
export const env = environment(
  z.object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4004),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** The content service, which verifies administrators. */
    CONTENT_URL: z.url({ protocol: /^https?$/ }),
    /** Its folder `registry` holds the published files and the last snapshot. */
    DATA_DIR: z.string().default('.data'),
    ...s3Settings,
    /** What candidates are checked against: the shell's build, the API, and the folder of the site's own remotes. */
    SHELL_BUILD: z.string().default(inRepository('hosts/shell/dist/browser/shell.json')),
    API_SCHEMA: z.string().default(inRepository('schema.graphql')),
    REMOTES_DIR: z.string().default(inRepository('remotes')),
    ...logSettings,
  }),
);
