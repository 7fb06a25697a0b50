import { fold } from '@larkfare/text-rules';
import type { Page } from '../../list/use-list.ts';

export type CountryDetails = { name: string; regionId: string };

/** The input to send; undefined without a name or a region, which is ignored silently (specification §5). */
export function toCountryInput({ name, regionId }: CountryDetails): CountryDetails | undefined {
  const trimmed = name.trim();
  return trimmed === '' || regionId === '' ? undefined : { name: trimmed, regionId };
}

/** The list that must be emptied before a country with locations can be deleted (specification §2). */
export const locationsAddress = ({ id, name }: { id: string; name: string }): string =>
  `/admin/locations?${new URLSearchParams({ countryId: id, countryName: name })}`;

const pageSize = 50;

/** One page of the countries whose name has every typed word. */
export function pageOfCountries<Country extends { name: string }>(
  countries: readonly Country[],
  search: string,
  page: number,
): Page<Country> {
  const words = fold(search).split(' ');
  const matches = countries.filter(({ name }) => words.every((word) => fold(name).includes(word)));
  const totalPages = Math.max(1, Math.ceil(matches.length / pageSize));
  const shown = Math.min(page, totalPages);
  return {
    items: matches.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    totalPages,
    totalItems: matches.length,
  };
}
