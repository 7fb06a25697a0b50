import { isLocalDate, toEnGb } from '@larkfare/london-dates';
import { onlyProblems, type Problems } from '@larkfare/text-rules';
import { toCount } from '@larkfare/travellers';
import type { AirportChoice } from '../../fields/airport-choice.rules.ts';
import { readTotal, toAmountText, totalProblem } from '../../fields/money.rules.ts';
import { stateWords } from '../../list/state.rules.ts';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import type { BookingInput, BookingState } from './write-bookings.generated.ts';

/** A booking as it is in the edit form (specification §3 'Booking edit payload'). Numbers are text until saved. */
type BookingDraft = {
  departureDate: string;
  /** Empty on a one-way trip. */
  returnDate: string;
  adults: string;
  children: string;
  infants: string;
  state: BookingState;
  finalPrice: string;
  notes: string;
  hasPage: boolean;
  departure: AirportChoice;
  arrival: AirportChoice;
  airline: { id: string; shortName: string };
};

export const toBookingDraft = (booking: ListedBookingFragment): BookingDraft => ({
  departureDate: booking.departureDate,
  returnDate: booking.returnDate ?? '',
  adults: String(booking.adults),
  children: String(booking.children),
  infants: String(booking.infants),
  state: booking.state,
  finalPrice: toAmountText(booking.finalPricePence),
  notes: booking.notes,
  hasPage: booking.hasPage,
  departure: toChoice(booking.departureAirport),
  arrival: toChoice(booking.arrivalAirport),
  airline: { id: booking.airline.id, shortName: booking.airline.shortName },
});

const toChoice = ({
  id,
  name,
  code,
}: ListedBookingFragment['departureAirport']): AirportChoice => ({
  id,
  text: name,
  code,
});

/** The states that the edit form offers (specification §4), and the booking's own where it is another. */
export const offeredStates = (own: BookingState): BookingState[] => {
  const usual: BookingState[] = ['pending', 'confirmed', 'cancelled'];
  return usual.includes(own) ? usual : [...usual, own];
};

/** The problems that can be found here; the server checks the rest. */
export const bookingProblems = (draft: BookingDraft): Problems<BookingDraft> =>
  onlyProblems<BookingDraft>({
    departureDate: isLocalDate(draft.departureDate) ? undefined : 'Enter the departure date.',
    finalPrice: totalProblem(draft.finalPrice),
    departure: draft.departure.id ? undefined : unpicked('a departure'),
    arrival: draft.arrival.id ? undefined : unpicked('an arrival'),
    airline: draft.airline.id ? undefined : 'Please select an airline.',
  });

const unpicked = (which: string) => `Please choose ${which} airport from the suggestions.`;

/** The draft as it is saved. The flight is sent only when it is another one than the booking's. */
export function toBookingInput(
  draft: BookingDraft,
  booking: Pick<ListedBookingFragment, 'departureAirport' | 'arrivalAirport' | 'airline'>,
): BookingInput {
  const isOtherFlight =
    draft.departure.id !== booking.departureAirport.id ||
    draft.arrival.id !== booking.arrivalAirport.id ||
    draft.airline.id !== booking.airline.id;
  return {
    departureDate: draft.departureDate,
    returnDate: draft.returnDate || null,
    adults: toCount(draft.adults),
    children: toCount(draft.children),
    infants: toCount(draft.infants),
    state: draft.state,
    finalPricePence: readTotal(draft.finalPrice) ?? null,
    notes: draft.notes,
    hasPage: draft.hasPage,
    ...(isOtherFlight && {
      departureCode: draft.departure.code,
      arrivalCode: draft.arrival.code,
      airlineShortName: draft.airline.shortName,
    }),
  };
}

/** Where the server's names for its fields are shown in the form. */
export const fieldOf = (serverField: string): string =>
  ({
    finalPricePence: 'finalPrice',
    departureCode: 'departure',
    arrivalCode: 'arrival',
    airlineShortName: 'airline',
  })[serverField] ?? serverField;

/** The draft in words, to compare two versions side by side. */
export const describeBooking = (draft: BookingDraft): Record<string, string> => ({
  'Departure date': dateText(draft.departureDate),
  'Return date': dateText(draft.returnDate),
  Adults: draft.adults,
  Children: draft.children,
  Infants: draft.infants,
  State: stateWords[draft.state],
  'Final price in total': draft.finalPrice,
  Notes: draft.notes,
  'Customer’s page': draft.hasPage ? 'Open' : 'Withdrawn',
  From: draft.departure.text,
  To: draft.arrival.text,
  Airline: draft.airline.shortName,
});

const dateText = (date: string) => (isLocalDate(date) ? toEnGb(date) : 'None');
