import { type CallTime, formatLong } from '@larkfare/london-dates';
import {
  atLeastOneAdult,
  infantsProblem,
  type FareShares,
  totalPence,
  type TravelClass,
  travelClassNames,
  type Travellers,
  travellersProblem,
} from '@larkfare/travellers';
import { onlyProblems, type Problems } from '@larkfare/text-rules';
import { emailProblem, nameProblem, optionalPhoneProblem } from '../../form/form.rules.ts';

/** The offer for which Book Now opens the form; prices are pence per person. */
export type BookableOffer = {
  flightId: string;
  airline: { name: string; monogramPicture: string | null; logoPicture: string | null };
  departureAirport: { code: string; name: string };
  arrivalAirport: { code: string; name: string };
  tripType: 'roundTrip' | 'oneWay';
  departureDate: string;
  /** Absent on a one-way trip. */
  returnDate: string | null;
  operatedBy?: string | null;
  /** The class of the price; economy when absent. */
  travelClass?: TravelClass;
  finalPricePence: number;
};

export const contactPreferences = ['call', 'whatsapp', 'email'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

/** The visitor's input. */
export type BookingDetails = Travellers & {
  customerName: string;
  userEmail: string;
  contactPhone: string;
  contactPreference: ContactPreference;
  callTime: CallTime;
  extraDetails: string;
};

/** Section 9: one adult, who is called. */
export const emptyBooking: BookingDetails = {
  customerName: '',
  userEmail: '',
  contactPhone: '',
  contactPreference: 'call',
  callTime: 'any',
  extraDetails: '',
  adults: 1,
  children: 0,
  infants: 0,
};

/**
 * The form as it opens: what was typed before, and always the travellers of the search (specification §4). A time to
 * ring has another meaning later.
 */
export const openedDetails = (
  travellers: Travellers,
  typed: Partial<BookingDetails> = {},
): BookingDetails => ({ ...emptyBooking, ...typed, ...travellers, callTime: 'any' });

/** Section 5: name, e-mail and contact number are needed; the e-mail must look like one. Every infant has an adult. */
export const bookingProblems = (details: BookingDetails): Problems<BookingDetails> =>
  onlyProblems<BookingDetails>({
    customerName: nameProblem(details.customerName),
    userEmail: emailProblem(details.userEmail),
    contactPhone: phoneProblem(details.contactPhone),
    adults: travellersProblem(atLeastOneAdult(details)),
    infants: infantsProblem(atLeastOneAdult(details)),
  });

const phoneProblem = (phone: string) =>
  phone.trim() === '' ? 'Enter the number we can reach you on' : optionalPhoneProblem(phone);

const isCalled = ({ contactPreference, callTime }: BookingDetails) =>
  contactPreference === 'call' && callTime !== 'any';

/** The request for a booking, at the price that the visitor saw. */
export const toBookingInput = (
  offer: BookableOffer,
  details: BookingDetails,
  { pricePence, ...shares }: ShownPrice,
) => ({
  flightId: offer.flightId,
  customerName: details.customerName.trim(),
  userEmail: details.userEmail.trim(),
  contactPhone: details.contactPhone.trim(),
  contactPreference: details.contactPreference,
  ...(isCalled(details) && { callTime: details.callTime }),
  ...atLeastOneAdult(details),
  extraDetails: details.extraDetails.trim(),
  departureDate: offer.departureDate,
  ...(offer.returnDate ? { returnDate: offer.returnDate } : {}),
  travelClass: offer.travelClass,
  initialPricePence: pricePence,
  totalPence: totalOf(details, { pricePence, ...shares }),
});

/** An adult's fare and the shares of children and infants, as the visitor sees them. */
export type ShownPrice = { pricePence: number } & FareShares;

export const totalOf = (details: Travellers, { pricePence, ...shares }: ShownPrice): number =>
  totalPence(pricePence, { ...atLeastOneAdult(details), ...shares });

/** A visitor's message with the facts by which the office finds the flight. */
export function flightQuestion(offer: BookableOffer, price: string): string {
  const { airline, departureAirport: from, arrivalAirport: to, returnDate } = offer;
  const facts = [
    `${from.name} (${from.code}) to ${to.name} (${to.code})`,
    `${formatLong(offer.departureDate)}${returnDate ? ` to ${formatLong(returnDate)}` : ', one way'}`,
    `${airline.name}, ${travelClassNames[offer.travelClass ?? 'economy']}`,
    `${price} per person`,
  ];
  return `Hello, I have a question about this flight:\n${facts.join('\n')}`;
}
