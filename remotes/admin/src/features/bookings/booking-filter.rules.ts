import { isLocalDate } from '@larkfare/london-dates';
import { changedQuery, type QueryChanges } from '../../office/address-query.rules.ts';
import type { BookingFilterInput } from './booking-list.generated.ts';

/** The states as they are in an address and in the filter's list, in its order (specification §2). */
export const filterStates = ['pending', 'cancelled', 'confirmed', 'in-progress'] as const;
export type FilterState = (typeof filterStates)[number];

/** The filters of the list of bookings; an empty one matches any. */
export type BookingFilter = {
  airlineIds: string[];
  departureAirportIds: string[];
  arrivalAirportIds: string[];
  states: FilterState[];
  departureFrom: string;
  departureTo: string;
  /** A part of a reference, a name, an email address or a phone number. */
  search: string;
};

/** Reads the address; what makes no sense in it is read as not being there. */
export const toBookingFilter = (query: URLSearchParams): BookingFilter => ({
  airlineIds: idsIn(query, 'airline'),
  departureAirportIds: idsIn(query, 'departureAirport'),
  arrivalAirportIds: idsIn(query, 'arrivalAirport'),
  states: filterStates.filter((state) => query.getAll('state').includes(state)),
  departureFrom: dayIn(query, 'departureFrom'),
  departureTo: dayIn(query, 'departureTo'),
  search: (query.get('search') ?? '').trim(),
});

const idsIn = (query: URLSearchParams, name: string): string[] => [
  ...new Set(
    query
      .getAll(name)
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

const dayIn = (query: URLSearchParams, name: string): string => {
  const text = query.get(name) ?? '';
  return isLocalDate(text) ? text : '';
};

/** The parameters that Search writes into the address. */
export const toQuery = (filter: BookingFilter): QueryChanges => ({
  airline: filter.airlineIds,
  departureAirport: filter.departureAirportIds,
  arrivalAirport: filter.arrivalAirportIds,
  state: filter.states,
  departureFrom: filter.departureFrom,
  departureTo: filter.departureTo,
  search: filter.search,
});

/** The REST path of the whole list as it is filtered. */
export const exportAddress = (filter: BookingFilter): string => {
  const query = { ...toQuery(filter), search: null, q: filter.search };
  return `/api/booking/export?${changedQuery(new URLSearchParams(), query)}`;
};

export const toFilterInput = ({
  states,
  departureFrom,
  departureTo,
  search,
  ...ids
}: BookingFilter): BookingFilterInput => ({
  ...ids,
  departureFrom: departureFrom || null,
  departureTo: departureTo || null,
  states: states.map((state) => (state === 'in-progress' ? 'inProgress' : state)),
  query: search,
});

export const isNarrowed = (filter: BookingFilter): boolean =>
  Object.values(filter).some(({ length }) => length > 0);

type Choice = { text: string; id: string };

/** A name that was only typed names no airport; a filter by it would silently show everything. */
export const unpickedProblem = ({ text, id }: Choice): string | undefined =>
  text.trim() !== '' && id === '' ? 'Please choose an airport from the suggestions.' : undefined;
