/** The places that an address of the guide lists. */
export interface PlaceSearch {
  name: string;
  regionId: string | null;
  countryId: string | null;
  page: number;
}

/** Reads the address; any page that is not a positive number is the first. */
export function searchFrom(params: URLSearchParams): PlaceSearch {
  const page = params.get('page') ?? '';
  return {
    name: params.get('name') ?? '',
    regionId: params.get('region') || null,
    countryId: params.get('country') || null,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of an address, without empty ones. */
export const toParams = ({ name, regionId, countryId, page }: PlaceSearch) => ({
  ...(name.trim() && { name }),
  ...(regionId && { region: regionId }),
  ...(countryId && { country: countryId }),
  ...(page > 1 && { page: String(page) }),
});

/** The search after a change of its text or area: from the first page, and in another region in any country. */
export const changed = (search: PlaceSearch, change: Partial<PlaceSearch>): PlaceSearch => ({
  ...search,
  ...('regionId' in change && { countryId: null }),
  page: 1,
  ...change,
});

export const placeCount = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'place' : 'places'}`;
