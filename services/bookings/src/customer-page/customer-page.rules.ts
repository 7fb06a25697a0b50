import { addDays, type LocalDate } from '@larkfare/london-dates';

/** Long enough for a claim after the journey. */
const openDaysAfterTrip = 30;

/** Whether a booking's private link opens its page; `today` is London's. The office can withdraw it at any time. */
export const isPageOpen = (
  {
    hasPage,
    departureDate,
    returnDate,
  }: { hasPage: boolean; departureDate: LocalDate; returnDate: LocalDate | null },
  today: LocalDate,
): boolean => hasPage && today <= addDays(returnDate ?? departureDate, openDaysAfterTrip);

/** The office's price becomes the customer's when the booking is confirmed. */
export const agreedPrice = ({
  state,
  finalPricePence,
}: {
  state: string;
  finalPricePence: number | null;
}): number | null => (state === 'confirmed' ? finalPricePence : null);
