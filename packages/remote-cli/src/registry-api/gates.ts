import { z } from 'zod';
import { moment } from './fields.ts';

export const gateResult = z.strictObject({
  gate: z.string(),
  problems: z.array(z.string()).describe('Empty if the gate was passed.'),
  note: z
    .string()
    .optional()
    .describe('A check that could not run, and why, or what stands in the way of publishing.'),
});
export type GateResult = z.output<typeof gateResult>;

export const checked = z.strictObject({ passed: z.boolean(), gates: z.array(gateResult) });

export const health = z.strictObject({
  isHealthy: z.boolean(),
  checkedAt: moment,
  live: z.array(
    z.strictObject({
      channel: z.string(),
      remote: z.string(),
      version: z.string(),
      failing: z.array(gateResult),
    }),
  ),
});
/** Whether the live versions would pass the gates today: the shell and the API may have changed since. */
export type Health = z.output<typeof health>;

export const schema = z.strictObject({ text: z.string().describe('GraphQL SDL.') });
