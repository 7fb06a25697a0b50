import { toPrintableLine } from '@larkfare/text-rules';
import { z } from 'zod';

/** Text without control characters; PostgreSQL cannot store NUL. */
export const text = z
  .string()
  .trim()
  .max(300)
  .regex(/^\P{C}+$/u, 'Control characters are not allowed.');

/** The reason of a decision, on one line. */
export const reasonShape = z.string().trim().max(500).transform(toPrintableLine);
