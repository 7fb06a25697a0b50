import { changedQuery, type QueryChanges } from '../../address/address-query.rules.ts';
import type { BookingFilterInput } from './booking-list.generated.ts';

/** The states as they are in an address and in the filter's list, in its order (specification §2). */
export const filterStates = ['pending', 'cancelled', 'confirmed', 'in-progress'] as const;
export type FilterState = (typeof filterStates)[number];

/** What the list of bookings is narrowed by; empty is any. */
export type BookingFilter = {
  airlineIds: string[];
  departureAirportId: string;
  arrivalAirportId: string;
  state: FilterState | '';
  /** A part of a reference, a name, an e-mail address or a phone number. */
  search: string;
};

/** Reads the address; what makes no sense in it is read as not being there. */
export const toBookingFilter = (query: URLSearchParams): BookingFilter => ({
  airlineIds: [...new Set(query.getAll('airline').map((id) => id.trim()))].filter(Boolean),
  departureAirportId: (query.get('departureAirport') ?? '').trim(),
  arrivalAirportId: (query.get('arrivalAirport') ?? '').trim(),
  state: filterStates.find((state) => state === query.get('state')) ?? '',
  search: (query.get('search') ?? '').trim(),
});

/** What Search writes into the address. */
export const toQuery = (filter: BookingFilter): QueryChanges => ({
  airline: filter.airlineIds,
  departureAirport: filter.departureAirportId,
  arrivalAirport: filter.arrivalAirportId,
  state: filter.state,
  search: filter.search,
});

/** The REST path of the whole list as it is filtered. */
export const exportAddress = (filter: BookingFilter): string => {
  const query = { ...toQuery(filter), search: null, q: filter.search };
  return `/api/booking/export?${changedQuery(new URLSearchParams(), query)}`;
};

export const toFilterInput = (filter: BookingFilter): BookingFilterInput => ({
  airlineIds: filter.airlineIds,
  departureAirportIds: filter.departureAirportId ? [filter.departureAirportId] : [],
  arrivalAirportIds: filter.arrivalAirportId ? [filter.arrivalAirportId] : [],
  states: filter.state ? [filter.state === 'in-progress' ? 'inProgress' : filter.state] : [],
  query: filter.search,
});

export const isNarrowed = (filter: BookingFilter): boolean =>
  filter.airlineIds.length > 0 ||
  Boolean(filter.departureAirportId || filter.arrivalAirportId || filter.state || filter.search);

type Choice = { text: string; id: string };

/** A name that was only typed names no airport; a filter by it would silently show everything. */
export const unpickedProblem = ({ text, id }: Choice): string | undefined =>
  text.trim() !== '' && id === '' ? 'Please choose an airport from the suggestions.' : undefined;
