import { counted } from '@larkfare/text-rules';
import type { Page } from './use-list.ts';

type Total = Pick<Page<unknown>, 'totalItems' | 'isTotalExact'>;

/** '1,204 bookings', or 'More than 1,000 bookings' when no more are counted. */
export const totalWords = (
  { totalItems, isTotalExact = true }: Total,
  one: string,
  many?: string,
) =>
  isTotalExact ? counted(totalItems, one, many) : `More than ${counted(totalItems - 1, one, many)}`;
