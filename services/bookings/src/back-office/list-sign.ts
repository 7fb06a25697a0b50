import { queryService, unavailable } from '@larkfare/server-kit/executor';
import { type BookingsContext } from '../bookings-context.ts';
import { SignForExportsDocument } from './list-sign.generated.ts';

/** The sign before the amounts of the back office's lists, as the site's setting has it, for an administrator's export. */
export async function listSign({ content, log, headers }: BookingsContext): Promise<string> {
  try {
    if (!content) throw new Error('There is no content service.');
    return (await queryService(content, SignForExportsDocument, {}, headers)).bookingListSign;
  } catch (error) {
    log.warn({ err: error }, 'the content service returned no sign for an export');
    throw unavailable('The currency of the lists could not be read.');
  }
}
