import { insertSecondFlight } from './fake-catalogue.ts';
import { startOffice } from './test-office.ts';

const fields = `id reference flightId customerName adults children infants departureDate returnDate state finalPricePence
  initialPricePence notes version outboundMinutes returnMinutes stops
  airline { id shortName } departureAirport { code } arrivalAirport { code }`;
const listQuery = `query ($filter: BookingFilterInput!, $page: Int = 1) {
  bookings(filter: $filter, page: $page) { items { id reference } page totalPages totalItems } }`;
const oneQuery = `query ($id: ID!) { booking(id: $id) { ${fields} } }`;
export const updateMutation = `mutation ($id: ID!, $version: Int, $input: BookingInput!) {
  updateBooking(id: $id, version: $version, input: $input) {
    __typename
    ... on BookingSaved { booking { ${fields} } }
    ... on InvalidInput { message fields { field message } }
    ... on Problem { message }
  } }`;
export const deleteMutation = `mutation ($id: ID!) {
  deleteBooking(id: $id) { __typename ... on Deleted { id } ... on Problem { message } } }`;
export const exportQuery = `query ($filter: BookingFilterInput!, $after: ID) {
  bookingsExport(filter: $filter, after: $after) { text next } }`;
export const changesQuery = `{ bookingsChanges { items { changedBy subject subjectId action label fields { name from to } } } }`;

export type Page = {
  items: { id: string; reference: string }[];
  page: number;
  totalPages: number;
  totalItems: number;
};
export type Saved = {
  __typename: string;
  booking?: Record<string, unknown> & { version: number };
  fields?: { field: string; message: string }[];
};
export type Piece = { text: string; next: string | null };
export type Changes = { items: Record<string, unknown>[] };

/** An id that no record has. */
export const other = '0192f000-0000-7000-8000-00000000ffff';

/** A service with two flights for all tests of a file, and an administrator's queries; each test begins without bookings. */
export async function startOfficeBookings() {
  const office = await startOffice();
  await insertSecondFlight(office.rows);
  beforeEach(() => office.clear());
  afterAll(() => office.close());
  return {
    ...office,
    list: (filter: Record<string, unknown> = {}, page = 1) =>
      office.answer<Page>(listQuery, { filter, page }),
    read: (id: string) => office.answer<Record<string, unknown> | null>(oneQuery, { id }),
    update: (id: string, input: Record<string, unknown>, version?: number) =>
      office.answer<Saved>(updateMutation, { id, input, version }),
  };
}
