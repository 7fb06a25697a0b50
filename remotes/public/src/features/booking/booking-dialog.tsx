import type { Travellers } from '@larkfare/travellers';
import { Dialog } from '@larkfare/ui-kit';
import { BookingForm } from './booking-form.tsx';
import type { BookableOffer } from './booking.rules.ts';

type BookingDialogProps = {
  open: boolean;
  /** Stays the one that was booked while the pop-up leaves. */
  offer: BookableOffer;
  /** Travellers of the search; the form starts with them each time it opens. */
  travellers: Travellers;
  onClose: () => void;
  /** Receives the path of the customer's own page. */
  onMade: (pagePath: string) => void;
};

/** The booking pop-up (specification §2). Its form is mounted each time it opens, so its status is clear. */
export const BookingDialog = ({ open, offer, travellers, onClose, onMade }: BookingDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Request your booking">
    <BookingForm {...{ offer, travellers, onMade }} />
  </Dialog>
);
