import { isLocalDate } from '@larkfare/london-dates';
import type { QueryChanges } from '../../office/address-query.rules.ts';
import type { ChangeFilterInput } from './changes.generated.ts';

/** More than this is read when it is opened. */
const longest = 120;

/** A value's beginning, where it is too long for a list; undefined where all of it fits. */
export const beginning = (text: string): string | undefined =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : undefined;

/** The filters of the changes, as in the address; an empty one matches any. */
export type ChangeFilter = { person: string; kind: string; from: string; to: string };

export const noFilter: ChangeFilter = { person: '', kind: '', from: '', to: '' };

/** Reads the address; what makes no sense in it is read as not being there. */
export function toChangeFilter(
  query: URLSearchParams,
  { kinds }: { kinds: readonly string[] },
): ChangeFilter {
  const date = (name: string) => {
    const text = query.get(name) ?? '';
    return isLocalDate(text) ? text : '';
  };
  return {
    person: (query.get('person') ?? '').trim(),
    kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
    from: date('from'),
    to: date('to'),
  };
}

export const toQuery = (filter: ChangeFilter): QueryChanges => ({ ...filter });

export const toFilterInput = ({ person, kind, from, to }: ChangeFilter): ChangeFilterInput => ({
  changedBy: person,
  subject: kind || null,
  from: from || null,
  to: to || null,
});

export const isNarrowed = (filter: ChangeFilter): boolean => Object.values(filter).some(Boolean);
