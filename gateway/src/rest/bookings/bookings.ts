import { z } from 'zod';
import { crud } from '../crud.ts';
import { csvExportRoute } from '../csv-export.ts';
import { pageOf, poundsUpTo, toPage, toPenceIfAny } from '../mappers.ts';
import {
  changedTravellers,
  dateOrNone,
  idList,
  listOf,
  page,
  size,
  text,
  travelDate,
} from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { bookingStates, editableBooking, toEditableBooking } from './booking.ts';
import {
  type BookingFilterInput,
  type BookingInput,
  BookingsDocument,
  BookingsExportDocument,
  DeleteBookingDocument,
  UpdateBookingDocument,
} from './bookings.generated.ts';

const filter = z.object({
  airline: idList(50),
  departureAirport: idList(50),
  arrivalAirport: idList(50),
  state: listOf(bookingStates.parameter, 4),
  departureFrom: dateOrNone.describe('The first day of departure.'),
  departureTo: dateOrNone.describe('The last day of departure.'),
  q: text(100)
    .default('')
    .describe('A part of a reference, a name, an email address or a phone number.'),
});

const bookingBody = z.object({
  departureDate: travelDate.optional(),
  returnDate: dateOrNone.describe('Null or empty makes it a one-way trip.'),
  peopleCount: changedTravellers,
  state: bookingStates.parameter.optional(),
  finalPrice: poundsUpTo(10_000_000).nullish().describe('Pounds; null removes it.'),
  notes: text(5000).optional(),
  hasPage: z.boolean().optional().describe('False withdraws the customer’s page.'),
  departureCode: text(20).nullish(),
  arrivalCode: text(20).nullish(),
  airlineShortName: text(200)
    .nullish()
    .describe('With both codes: links the booking to that one existing flight.'),
});

export function bookingRoutes(api: RestApi): void {
  const bookings = api.prepare(BookingsDocument);

  crud(api, {
    path: '/booking',
    name: 'booking',
    schema: editableBooking,
    toRecord: toEditableBooking,
    body: bookingBody,
    toInput,
    update: ['Change any part of a booking', UpdateBookingDocument],
    delete: ['Delete a booking', DeleteBookingDocument],
  });

  api.route(
    'GET /booking/filter',
    {
      summary: 'Bookings, the latest first, page by page',
      callers: ['administrator'],
      query: filter.extend({ page, limit: size(10) }),
      response: pageOf(editableBooking),
    },
    async ({ query, caller }) => {
      const { page, limit } = query;
      const found = await bookings({ filter: toFilter(query), page, size: limit }, caller);
      return toPage(found.page, toEditableBooking);
    },
  );

  csvExportRoute(api, {
    path: '/booking/export',
    summary: 'The bookings of a filter as a CSV file',
    fileName: 'bookings.csv',
    query: filter,
    toFilter,
    document: BookingsExportDocument,
  });
}

const toFilter = (query: z.output<typeof filter>): BookingFilterInput => ({
  airlineIds: query.airline,
  departureAirportIds: query.departureAirport,
  arrivalAirportIds: query.arrivalAirport,
  states: query.state,
  departureFrom: query.departureFrom,
  departureTo: query.departureTo,
  query: query.q,
});

/** Omitted fields stay unchanged. */
const toInput = (body: z.output<typeof bookingBody>): BookingInput => ({
  departureDate: body.departureDate,
  returnDate: body.returnDate,
  ...body.peopleCount,
  state: body.state,
  finalPricePence: body.finalPrice === undefined ? undefined : toPenceIfAny(body.finalPrice),
  notes: body.notes,
  hasPage: body.hasPage,
  departureCode: body.departureCode || undefined,
  arrivalCode: body.arrivalCode || undefined,
  airlineShortName: body.airlineShortName || undefined,
});
