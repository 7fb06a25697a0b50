import { z } from 'zod';

const percent = z.int().min(0).max(100);

export const fareShares = z
  .object({ childPercent: percent, infantPercent: percent })
  .describe('What a child and an infant pay, in percent of an adult’s fare.');
