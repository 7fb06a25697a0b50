import { Dialog } from '@larkfare/ui-kit';
import { BookingForm } from './booking-form.tsx';
import type { BookableOffer, MadeBooking, Travellers } from './booking.rules.ts';

export type BookingDialogProps = {
  open: boolean;
  /** Stays the one that was booked while the pop-up leaves. */
  offer: BookableOffer;
  /** Of the search; the form starts with them each time it opens. */
  travellers: Travellers;
  /** What the form's extra details start with, such as the travel class. */
  extraDetails?: string;
  onClose: () => void;
  onMade: (booking: MadeBooking) => void;
};

/** The booking pop-up (specification §2). What it shows is made anew each time it opens, so its status is clear. */
export const BookingDialog = ({
  open,
  offer,
  travellers,
  extraDetails = '',
  onClose,
  onMade,
}: BookingDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Request your booking">
    <BookingForm {...{ offer, travellers, extraDetails, onMade }} />
  </Dialog>
);
