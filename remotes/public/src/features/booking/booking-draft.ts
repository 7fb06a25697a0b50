import { createDraft } from '../../form/draft.ts';
import { emptyBooking } from './booking.rules.ts';

export const bookingDraft = createDraft('bookingDraft', emptyBooking);
