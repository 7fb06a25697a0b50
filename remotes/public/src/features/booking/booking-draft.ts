import { createDraft } from '../../pop-up/draft.ts';
import type { BookingDetails } from './booking.rules.ts';

export const bookingDraft = createDraft<BookingDetails>();
