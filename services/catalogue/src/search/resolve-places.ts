import { type CatalogueNames } from '../memory/catalogue-names.ts';
import { type ResolvedPlaces } from '../offers/offer-search.ts';

interface SearchedPlaces {
  fromId?: string | null;
  toId?: string | null;
  from?: string | null;
  to?: string | null;
  airlines: string[];
}

/** Resolves ids and typed texts. A pick counts before the text beside it. */
export function resolvePlaces(
  { places, airlines: airlineNames }: CatalogueNames,
  searched: SearchedPlaces,
): ResolvedPlaces {
  const end = (id: string | null | undefined, text: string | null | undefined) => {
    if (id?.trim()) return places.airportsOf(id.trim());
    return text?.trim() ? places.airportsMatching(text) : null;
  };
  const airlines = searched.airlines.filter((each) => each.trim());
  return {
    from: end(searched.fromId, searched.from),
    to: end(searched.toId, searched.to),
    airlines: airlines.length ? airlineNames.matching(airlines) : null,
  };
}

/** A place or airline that the catalogue does not have matches nothing. */
export const matchesNothing = ({ from, to, airlines }: ResolvedPlaces): boolean =>
  [from, to, airlines].some((ids) => ids?.length === 0);

/** The chosen airports of a search's end; null where none of them is one of its airports. */
export function chosenOf(chosen: readonly string[] | null, end: string[] | null): string[] | null {
  const airports = end?.filter((id) => chosen?.includes(id));
  return airports?.length ? airports : null;
}
