import { type CsvColumns, toCsvDate, toCsvDay, toPlainPounds } from '../back-office/csv.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { type Quote } from './quote.entity.ts';

/** An export of quotes: a column for each thing that a tile of the back office shows, amounts with its sign. */
export const quoteColumns = (sign: string): CsvColumns<Quote> => ({
  Reference: (quote) => quote.reference,
  Requested: (quote) => toCsvDay(quote.createdAt),
  Status: (quote) => quote.status,
  Name: (quote) => quote.customerName,
  Email: (quote) => quote.email,
  Phone: (quote) => toReadablePhone(quote.contactPhone),
  'Trip type': (quote) => quote.tripType,
  From: (quote) => quote.from,
  To: (quote) => quote.to,
  'Preferred airline': (quote) =>
    quote.preferredAirlineShortName ?? quote.preferredAirlineId ?? 'Any airline',
  Departure: (quote) => toCsvDate(quote.departureDate),
  Return: (quote) => toCsvDate(quote.returnDate),
  Adults: (quote) => quote.adults,
  Children: (quote) => quote.children,
  Infants: (quote) => quote.infants,
  [`Price in total (${sign})`]: (quote) => toPlainPounds(quote.pricePence),
  'Extra details': (quote) => quote.extraDetails,
  Notes: (quote) => quote.notes,
});
