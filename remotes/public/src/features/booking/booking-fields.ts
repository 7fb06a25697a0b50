import type { BookingDetails, BookingProblems } from './booking.rules.ts';

/** What every group of fields is given. */
export type BookingFieldsProps = {
  details: BookingDetails;
  problems: BookingProblems;
  onChange: (change: Partial<BookingDetails>) => void;
};
