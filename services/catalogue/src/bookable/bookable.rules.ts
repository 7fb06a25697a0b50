import { fold } from '@larkfare/text-rules';

/** The letter that a name is listed under, accents or not; '#' for any other first sign. */
function letterOf(name: string): string {
  const [first = ''] = fold(name).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}

/** The letters that names are listed under, each once, '#' first. */
export const lettersOf = (things: readonly { name: string }[]): string[] =>
  [...new Set(things.map(({ name }) => letterOf(name)))].sort();

/** Airlines whose logo can be shown come first, those with more flights before others. */
export const byPopularity = (
  a: { hasLogo: boolean; flights: number },
  b: { hasLogo: boolean; flights: number },
): number => Number(b.hasLogo) - Number(a.hasLogo) || b.flights - a.flights;

interface InArea {
  name: string;
  countryId: string;
  countryName: string;
  regionId: string;
  regionName: string;
}

interface AreaFilter {
  regionId?: string | null;
  countryId?: string | null;
  letter?: string | null;
}

/** Locations of an area and a letter, with the choices that would lead to others. */
export function inArea<Place extends InArea>(
  found: readonly Place[],
  { regionId, countryId, letter }: AreaFilter,
) {
  const ofRegion = found.filter((place) => regionId == null || place.regionId === regionId);
  const ofCountry = ofRegion.filter((place) => countryId == null || place.countryId === countryId);
  return {
    places: startingWith(ofCountry, letter),
    regions: counted(found.map(({ regionId: id, regionName: name }) => ({ id, name }))),
    countries: counted(ofRegion.map(({ countryId: id, countryName: name }) => ({ id, name }))),
    letters: lettersOf(ofCountry),
  };
}

/** Things whose name begins with the letter; all of them without one. */
export const startingWith = <Thing extends { name: string }>(
  things: readonly Thing[],
  letter: string | null | undefined,
): readonly Thing[] => things.filter(({ name }) => letter == null || letterOf(name) === letter);

/** Areas by name, each with how often it occurs. */
function counted(areas: readonly { id: string; name: string }[]) {
  const byId = new Map<string, { id: string; name: string; locations: number }>();
  for (const area of areas) {
    const counted = byId.get(area.id) ?? { ...area, locations: 0 };
    counted.locations += 1;
    byId.set(area.id, counted);
  }
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
