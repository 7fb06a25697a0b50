import { travelClassNames } from '@larkfare/travellers';
import { type CsvColumns, toCsvDate, toCsvDay, toPlainPounds } from '../back-office/csv.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { type Booking } from './booking.entity.ts';

/** An export of bookings: a column for each thing that a tile of the back office shows, amounts with its sign. */
export const bookingColumns = (sign: string): CsvColumns<Booking> => ({
  Reference: (booking) => booking.reference,
  Requested: (booking) => toCsvDay(booking.createdAt),
  State: (booking) => booking.state,
  Name: (booking) => booking.customerName,
  Email: (booking) => booking.userEmail,
  Phone: (booking) => toReadablePhone(booking.contactPhone),
  'Contact preference': (booking) => booking.contactPreference,
  Airline: (booking) => booking.airlineShortName,
  From: (booking) => booking.departureAirportCode,
  'From airport': (booking) => booking.departureAirportName,
  To: (booking) => booking.arrivalAirportCode,
  'To airport': (booking) => booking.arrivalAirportName,
  'Travel class': (booking) => travelClassNames[booking.travelClass],
  Departure: (booking) => toCsvDate(booking.departureDate),
  Return: (booking) => toCsvDate(booking.returnDate),
  Adults: (booking) => booking.adults,
  Children: (booking) => booking.children,
  Infants: (booking) => booking.infants,
  [`Initial price per person (${sign})`]: (booking) => toPlainPounds(booking.initialPricePence),
  [`Final price in total (${sign})`]: (booking) => toPlainPounds(booking.finalPricePence),
  'Extra details': (booking) => booking.extraDetails,
  Notes: (booking) => booking.notes,
});
