import { Dialog } from '@larkfare/ui-kit';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import type { BookingFormProps } from '../features/booking/booking-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

export const loadBookingForm = async () => {
  const module = await import(
    /* webpackChunkName: "booking-form" */ '../features/booking/booking-form.tsx'
  );
  return module.BookingForm;
};

type BookingPopUpProps = BookingFormProps & { open: boolean; onClose: () => void };

/** The booking pop-up (specification §2). Its form is mounted each time it opens, so its status is clear. */
export const BookingPopUp = ({ open, onClose, ...form }: BookingPopUpProps) => (
  <Dialog open={open} onClose={onClose} title="Request your booking">
    <LazyPart
      load={loadBookingForm}
      loading={<FormSkeleton label="Loading the booking form" isHigh />}
      problem="The booking form could not be loaded."
    >
      {(BookingForm) => <BookingForm {...form} />}
    </LazyPart>
  </Dialog>
);
