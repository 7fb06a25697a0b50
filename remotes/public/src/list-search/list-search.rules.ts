/** The part of a list that an address shows. */
export interface ListSearch {
  name: string;
  letter: string | null;
  countryId: string | null;
  page: number;
}

/** The first page of the whole list. */
export const wholeList: ListSearch = { name: '', letter: null, countryId: null, page: 1 };

/** Reads an address; any page that is not a positive number is the first. */
export function listSearchFrom(params: URLSearchParams): ListSearch {
  const page = params.get('page') ?? '';
  return {
    name: params.get('name') ?? '',
    letter: params.get('letter') || null,
    countryId: params.get('country') || null,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The parameters of a search, without empty ones; any change but of the page leads to the first page. */
export const toListParams = (
  search: ListSearch,
  change: Partial<ListSearch> = {},
): URLSearchParams => {
  const { name, letter, countryId, page } = { ...search, page: 1, ...change };
  return new URLSearchParams({
    ...(name.trim() && { name }),
    ...(countryId && { country: countryId }),
    ...(letter && { letter }),
    ...(page > 1 && { page: String(page) }),
  });
};

/** Whether the address shows a part of the list that is not one of its pages. */
export const isNarrowed = ({ name, letter, countryId }: ListSearch): boolean =>
  Boolean(name.trim() || letter || countryId);
