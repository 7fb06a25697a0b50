import { createDraft } from '../../form/draft.ts';
import type { BookingDetails } from './booking.rules.ts';

export const bookingDraft = createDraft<BookingDetails>();
