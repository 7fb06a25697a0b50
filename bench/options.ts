import { parseArgs } from 'node:util';
import { z } from 'zod';

const options = z.object({
  json: z.boolean().default(false),
  /** Fewer than seven make the median unreliable on a shared machine. */
  rounds: z.coerce.number().int().min(1).max(50).default(7),
  seconds: z.coerce.number().min(0.1).max(30).default(1),
  /** The beginning of the addresses that `bench:page` loads; all by default. */
  page: z.string().startsWith('/').default('/'),
});

/** `--json --rounds=9 --seconds=0.5`. @throws if an option is unknown or out of range */
export function readOptions(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      json: { type: 'boolean' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      page: { type: 'string' },
    },
  });
  const { json, rounds, seconds, page } = options.parse(values);
  return { json, rounds, page, secondsASide: seconds, clients: 20 };
}
