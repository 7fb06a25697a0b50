import { unavailable } from '@larkfare/service-kit';
import { z } from 'zod';
import { type BookingsContext } from '../bookings-context.ts';

const question = /* GraphQL */ `
  query SignForExports {
    bookingListSign
  }
`;

const answer = z.object({ bookingListSign: z.string() });

/** The sign before the amounts of the back office's lists, as the site's setting has it, for an administrator's export. */
export async function listSign({ content, headers }: BookingsContext): Promise<string> {
  const found = await content?.({ query: question, headers });
  const { success, data } = answer.safeParse(found?.data);
  if (!success) throw unavailable('The currency of the lists could not be read.');
  return data.bookingListSign;
}
