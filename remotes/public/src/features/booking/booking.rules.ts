import { isEmailAddress } from '@larkfare/text-rules';
import { atLeastOneAdult, infantsProblem, type Travellers } from '@larkfare/travellers';

/** What Book Now opens the form for; prices are pence per person. */
export type BookableOffer = {
  flightId: string;
  airline: { name: string; monogramPicture: string | null; logoPicture: string | null };
  departureAirport: { code: string; name: string };
  arrivalAirport: { code: string; name: string };
  departureDate: string;
  /** Absent on a one-way trip. */
  returnDate: string | null;
  finalPricePence: number;
};

/** What was asked for and taken, with the price per person that it was taken at. */
export type MadeBooking = {
  reference: string;
  customerName: string;
  offer: BookableOffer;
  travellers: Travellers;
  pricePence: number;
};

export const contactPreferences = ['call', 'whatsapp', 'email'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

/** What the visitor types. */
export type BookingDetails = Travellers & {
  customerName: string;
  userEmail: string;
  contactPhone: string;
  contactPreference: ContactPreference;
  extraDetails: string;
};

/** The form as it opens: what was typed before, and always the travellers of the search (specification §4). */
export const openedDetails = (
  travellers: Travellers,
  extraDetails: string,
  typed: Partial<BookingDetails> = {},
): BookingDetails => ({
  customerName: '',
  userEmail: '',
  contactPhone: '',
  contactPreference: 'call',
  extraDetails,
  ...typed,
  ...travellers,
});

export type BookingProblems = Partial<Record<keyof BookingDetails, string>>;

/** Section 5: name, e-mail and contact number are needed; the e-mail must look like one. Every infant has an adult. */
export function bookingProblems(details: BookingDetails): BookingProblems {
  const problems: BookingProblems = {};
  if (details.customerName.trim() === '') problems.customerName = 'Enter your name';
  if (details.userEmail.trim() === '') problems.userEmail = 'Enter your email address';
  else if (!isEmailAddress(details.userEmail.trim()))
    problems.userEmail = 'Enter an email address like name@example.com';
  if (details.contactPhone.trim() === '')
    problems.contactPhone = 'Enter the number we can reach you on';
  else if (!/\d/.test(details.contactPhone))
    problems.contactPhone = 'Enter a phone number, such as 07700 900123';
  const infants = infantsProblem(atLeastOneAdult(details));
  if (infants) problems.infants = infants;
  return problems;
}

/** What is sent to be booked, at the price that the visitor saw. */
export const toBookingInput = (
  offer: BookableOffer,
  details: BookingDetails,
  pricePence: number,
) => ({
  flightId: offer.flightId,
  customerName: details.customerName.trim(),
  userEmail: details.userEmail.trim(),
  contactPhone: details.contactPhone.trim(),
  contactPreference: details.contactPreference,
  ...atLeastOneAdult(details),
  extraDetails: details.extraDetails.trim(),
  departureDate: offer.departureDate,
  ...(offer.returnDate ? { returnDate: offer.returnDate } : {}),
  initialPricePence: pricePence,
});

/** Problems of the server, sorted to the fields that are in the form; the others are said above it. */
export function sortProblems(
  fields: readonly { field: string; message: string }[],
  details: BookingDetails,
) {
  const atFields: BookingProblems = {};
  const above: string[] = [];
  for (const { field, message } of fields) {
    if (isField(field, details)) atFields[field] = message;
    else above.push(message);
  }
  return { atFields, above };
}

const isField = (field: string, details: BookingDetails): field is keyof BookingDetails =>
  Object.hasOwn(details, field);
