interface Place {
  name: string;
  country: { name: string; region: { id: string; name: string } };
}

interface RegionOfPlaces<P extends Place> {
  id: string;
  name: string;
  places: P[];
}

/** Places grouped by region, both sorted by name. */
export function placesByRegion<P extends Place>(places: readonly P[]): RegionOfPlaces<P>[] {
  const regions = new Map<string, RegionOfPlaces<P>>();
  for (const place of places) {
    const { id, name } = place.country.region;
    const region = regions.get(id) ?? { id, name, places: [] };
    region.places.push(place);
    regions.set(id, region);
  }
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name, 'en-GB');
  return [...regions.values()]
    .map((region) => ({ ...region, places: region.places.toSorted(byName) }))
    .sort(byName);
}

/** Places whose name or country contains the text, ignoring case and accents. */
export function placesNamed<P extends Place>(places: readonly P[], typed: string): readonly P[] {
  const wanted = folded(typed);
  return places.filter(
    ({ name, country }) => folded(name).includes(wanted) || folded(country.name).includes(wanted),
  );
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
