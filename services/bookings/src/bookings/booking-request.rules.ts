import { type FieldProblem } from '@larkfare/data-kit/refusals';
import {
  type CallTime,
  departureProblem,
  type LocalDate,
  returnProblem,
} from '@larkfare/london-dates';
import { isId, toText, toProblems } from '@larkfare/text-rules';
import { infantsProblem, type TravelClass, travellersProblem } from '@larkfare/travellers';
import {
  emailProblem,
  nameProblem,
  phoneProblem,
  textProblem,
  toLine,
} from '../customer/customer.rules.ts';
import { toPhone } from '../customer/phone.rules.ts';

/** The request of the Book Now button (specification, section 3 'Booking request payload'). */
export type BookingRequest = {
  flightId: string;
  customerName: string;
  userEmail: string;
  contactPhone: string;
  contactPreference: 'call' | 'whatsapp' | 'email';
  adults: number;
  children: number;
  infants: number;
  extraDetails: string;
  departureDate: LocalDate;
  /** Absent on a one-way trip. */
  returnDate?: LocalDate | null;
  /** Economy when absent. */
  travelClass?: TravelClass;
  /** Any time when absent. */
  callTime?: CallTime;
  /** The final price per person that the visitor was shown. */
  initialPricePence: number;
};

/** The request as it is stored, its fields in the order of the fingerprint. */
export const toBookingRequest = (input: BookingRequest): BookingRequest => ({
  flightId: input.flightId.trim().toLowerCase(),
  customerName: toLine(input.customerName),
  userEmail: toLine(input.userEmail),
  contactPhone: toPhone(input.contactPhone),
  contactPreference: input.contactPreference,
  adults: input.adults,
  children: input.children,
  infants: input.infants,
  extraDetails: toText(input.extraDetails),
  departureDate: input.departureDate,
  returnDate: input.returnDate ?? null,
  travelClass: input.travelClass ?? 'economy',
  callTime: input.callTime ?? 'any',
  initialPricePence: input.initialPricePence,
});

/** The trip is a round trip when it has a return date. */
export const tripTypeOf = ({
  returnDate,
}: Pick<BookingRequest, 'returnDate'>): 'roundTrip' | 'oneWay' =>
  returnDate ? 'roundTrip' : 'oneWay';

/** The variables of the catalogue's offer. */
export const toOfferVariables = (request: BookingRequest) => ({
  flightId: request.flightId,
  tripType: tripTypeOf(request),
  travelClass: request.travelClass ?? 'economy',
  departureDate: request.departureDate,
  returnDate: request.returnDate,
});

/** The problems of a request, a sentence a field; `today` is London's. */
export const bookingRequestProblems = (request: BookingRequest, today: LocalDate): FieldProblem[] =>
  toProblems({
    flightId: isId(request.flightId) ? undefined : 'Choose a flight from the search results',
    customerName: nameProblem(request.customerName),
    userEmail: emailProblem(request.userEmail),
    contactPhone: phoneProblem(request.contactPhone),
    adults: travellersProblem(request),
    infants: infantsProblem(request),
    extraDetails: textProblem('Extra details', request.extraDetails),
    departureDate: departureProblem(request.departureDate, today),
    returnDate: returnProblem(request, today),
    initialPricePence:
      request.initialPricePence > 0 ? undefined : 'The price that was shown must be above zero',
  });

/** Two requests are the same request when this text is the same. */
export const toFingerprint = ({ travelClass, callTime, ...request }: BookingRequest) =>
  JSON.stringify([
    ...Object.values({ ...request, userEmail: request.userEmail.toLowerCase() }),
    // Requests that were stored before there were other classes and times are in economy and at any time.
    ...(travelClass === 'economy' ? [] : [travelClass]),
    ...(callTime === 'any' ? [] : [callTime]),
  ]);

/** A key is the client's own; ours are UUIDs. Printable ASCII only, as it comes from an HTTP header. */
export const idempotencyKeyProblem = (key: string) =>
  /^[\x21-\x7e]{1,200}$/.test(key)
    ? undefined
    : 'Idempotency-Key must be 1 to 200 printable characters without spaces';
