import { z } from 'zod';
import { text } from '../parameters.ts';

const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

export const openingHours = z
  .object({
    days: z.array(z.object({ day: weekday, opens: text(5), closes: text(5) })),
    closedOn: z.array(text(10)),
  })
  .describe('In London’s time; a day that is not named is closed, and `closedOn` holds holidays.');
