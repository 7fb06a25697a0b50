import { z } from 'zod';
import {
  type BookingFilterInput,
  type BookingInput,
  BookingsDocument,
  BookingsExportDocument,
  DeleteBookingDocument,
  UpdateBookingDocument,
} from './booking-admin.generated.ts';
import { bookingAnalyticsRoute } from './booking-analytics.ts';
import {
  bookingState,
  editableBooking,
  toBookingState,
  toEditableBooking,
} from './booking-record.ts';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { CsvFile } from './csv-file.ts';
import { type Door } from './door.ts';
import { pageOf, pounds, toPage, toPenceIfAny } from './legacy.ts';
import {
  dateOrNone,
  idList,
  listOf,
  page,
  size,
  text,
  travelDate,
  travellers,
} from './parameters.ts';
import { toRefused } from './refused.ts';

const filter = z.object({
  airline: idList(50),
  departureAirport: idList(50),
  arrivalAirport: idList(50),
  state: listOf(bookingState, 4),
  q: text(100)
    .default('')
    .describe('A part of a reference, a name, an e-mail address or a phone number.'),
});

const bookingBody = z.object({
  departureDate: travelDate.optional(),
  returnDate: dateOrNone.describe('Null or empty makes it a one-way trip.'),
  peopleCount: z
    .object({ adults: travellers, children: travellers, infants: travellers })
    .partial()
    .optional(),
  state: bookingState.optional(),
  finalPrice: pounds.min(0).max(10_000_000).nullish().describe('Pounds; null takes it away.'),
  notes: text(5000).optional(),
  departureCode: text(20).nullish(),
  arrivalCode: text(20).nullish(),
  airlineShortName: text(200)
    .nullish()
    .describe('With both codes: links the booking to that one existing flight.'),
});

export function bookingAdminRoutes(door: Door): void {
  const { route, operation } = door;
  const bookings = operation(BookingsDocument);
  const bookingsExport = operation(BookingsExportDocument);
  const updateBooking = operation(UpdateBookingDocument);
  const deleteBooking = operation(DeleteBookingDocument);
  bookingAnalyticsRoute(door);

  route(
    'GET /booking/filter',
    {
      summary: 'Bookings, the latest first, page by page',
      administrator: true,
      query: filter.extend({ page, limit: size(10) }),
      answer: pageOf(editableBooking),
    },
    async ({ query, caller }) => {
      const { page, limit } = query;
      const answer = await bookings({ filter: toFilter(query), page, size: limit }, caller);
      return toPage(answer.bookings, toEditableBooking);
    },
  );

  route(
    'GET /booking/export',
    {
      summary: 'The bookings of a filter as a CSV file',
      administrator: true,
      query: filter,
      answer: z.string(),
      contentType: 'text/csv',
    },
    ({ query, caller }) =>
      CsvFile.open('bookings.csv', async (after) => {
        const answer = await bookingsExport({ filter: toFilter(query), after }, caller);
        return answer.bookingsExport;
      }),
  );

  route(
    'PUT /booking/{id}',
    { summary: 'Change any part of a booking', ...changeOf(bookingBody), answer: editableBooking },
    async (request) => {
      const { params, body, caller } = request;
      const { updateBooking: result } = await updateBooking(
        { ...params, version: basedOn(request), input: toInput(body) },
        caller,
      );
      return result.__typename === 'BookingSaved'
        ? toEditableBooking(result.booking)
        : toRefused(result);
    },
  );

  route(
    'DELETE /booking/{id}',
    { summary: 'Delete a booking', ...deletion },
    async ({ params, caller }) => {
      const { deleteBooking: result } = await deleteBooking(params, caller);
      return toDeleted(result, 'The booking was deleted.');
    },
  );
}

const toFilter = (query: z.output<typeof filter>): BookingFilterInput => ({
  airlineIds: query.airline,
  departureAirportIds: query.departureAirport,
  arrivalAirportIds: query.arrivalAirport,
  states: query.state.map(toBookingState),
  query: query.q,
});

/** What is left out stays as it is. */
const toInput = (body: z.output<typeof bookingBody>): BookingInput => ({
  departureDate: body.departureDate,
  returnDate: body.returnDate,
  ...body.peopleCount,
  state: body.state && toBookingState(body.state),
  finalPricePence: body.finalPrice === undefined ? undefined : toPenceIfAny(body.finalPrice),
  notes: body.notes,
  departureCode: body.departureCode || undefined,
  arrivalCode: body.arrivalCode || undefined,
  airlineShortName: body.airlineShortName || undefined,
});
