import { stateWords } from '../../list/state.rules.ts';
import type { QueryChanges } from '../../office/address-query.rules.ts';

/** How far the office is with a quote or message, as the graph names it. */
export type EnquiryStatus = 'pending' | 'inProgress' | 'responded' | 'closed';

/** In the order of work (specification §4). */
export const statuses: readonly EnquiryStatus[] = ['pending', 'inProgress', 'responded', 'closed'];

/** The statuses for a `FormSelectField`. */
export const statusOptions = statuses.map((status) => ({
  value: status,
  label: stateWords[status],
}));

/** A status as it is written in an address: the specification's own word. */
export const addressWord = (status: EnquiryStatus): string =>
  status === 'inProgress' ? 'in-progress' : status;

/** The filters of a list of quotes or messages; an empty one matches all. */
type EnquiryFilter = { search: string; status: EnquiryStatus | '' };

/** Reads the address; an unknown status is read as All. */
export const toEnquiryFilter = (query: URLSearchParams): EnquiryFilter => ({
  search: (query.get('search') ?? '').trim(),
  status: statuses.find((status) => addressWord(status) === query.get('status')) ?? '',
});

export const toStatusQuery = (status: EnquiryFilter['status']): QueryChanges => ({
  status: status && addressWord(status),
});

export const toFilterInput = ({ search, status }: EnquiryFilter) => ({
  query: search,
  status: status || undefined,
});

/** The REST path of the whole list as it is filtered. */
export function exportAddress(path: string, { search, status }: EnquiryFilter): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (status) query.set('status', addressWord(status));
  return query.size > 0 ? `${path}?${query}` : path;
}

export const isNarrowed = ({ search, status }: EnquiryFilter): boolean =>
  search !== '' || status !== '';
