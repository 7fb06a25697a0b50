import { type CatalogueNames } from '../type-ahead/catalogue-names.ts';

export interface SearchedEnds {
  fromId?: string | null;
  toId?: string | null;
  from?: string | null;
  to?: string | null;
  airlines: string[];
}

/** Ids to search by; null where the search is not narrowed, empty where nothing can be meant. */
export interface ResolvedEnds {
  from: string[] | null;
  to: string[] | null;
  airlines: string[] | null;
}

/** Finds what ids and typed texts stand for. A pick counts before the text beside it. */
export function resolveEnds(names: CatalogueNames, asked: SearchedEnds): ResolvedEnds {
  const end = (id: string | null | undefined, text: string | null | undefined) => {
    if (id?.trim()) return names.airportsOf(id.trim());
    return text?.trim() ? names.airportsMatching(text) : null;
  };
  const airlines = asked.airlines.filter((each) => each.trim());
  return {
    from: end(asked.fromId, asked.from),
    to: end(asked.toId, asked.to),
    airlines: airlines.length ? names.airlines.matching(airlines) : null,
  };
}

/** Nothing can be found when something was asked for that the catalogue does not know. */
export const isHopeless = ({ from, to, airlines }: ResolvedEnds): boolean =>
  [from, to, airlines].some((ids) => ids?.length === 0);
