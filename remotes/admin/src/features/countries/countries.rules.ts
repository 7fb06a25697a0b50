export type CountryDetails = { name: string; regionId: string };

/** What is sent; nothing without a name or a region, which is ignored silently (specification §5). */
export function toCountryInput({ name, regionId }: CountryDetails): CountryDetails | undefined {
  const trimmed = name.trim();
  return trimmed === '' || regionId === '' ? undefined : { name: trimmed, regionId };
}

/** The list that must be emptied before a country with locations can be deleted (specification §2). */
export const locationsAddress = ({ id, name }: { id: string; name: string }): string =>
  `/admin/locations?${new URLSearchParams({ countryId: id, countryName: name })}`;

/** What is logged when a list cannot be read (specification §8). */
export const fetchFailure = (list: 'regions' | 'countries', status: number | undefined): string =>
  `An error occurred fetching ${list}: ${status ?? 'no answer'}`;
