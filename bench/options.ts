import { parseArgs } from 'node:util';
import { z } from 'zod';

const options = z.object({
  json: z.boolean().default(false),
  /** Seven at least, or a median says little on a machine that does other things too. */
  rounds: z.coerce.number().int().min(1).max(50).default(7),
  seconds: z.coerce.number().min(0.1).max(30).default(1),
});

/** `--json --rounds=9 --seconds=0.5`. @throws when an option is unknown or out of bounds */
export function readOptions(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      json: { type: 'boolean' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const { json, rounds, seconds } = options.parse(values);
  return { json, rounds, secondsASide: seconds, clients: 20 };
}
