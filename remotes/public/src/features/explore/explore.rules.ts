import { addMonths, type LocalDate, monthNames, monthOf, yearOf } from '@larkfare/london-dates';

/** The part of the world that an address shows. */
export interface ExploreSearch {
  fromId: string;
  /** 1 to 12; undefined for any. */
  month: number | undefined;
  maxPounds: number | undefined;
  page: number;
}

export const placesPerPage = 48;

const budgets = [30, 50, 75, 100, 150, 200, 300, 500, 1000];

/** Reads an address; numbers that make no sense are as good as none. */
export function exploreFrom(params: URLSearchParams): ExploreSearch {
  const number = (name: string, most: number) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
  };
  return {
    fromId: params.get('from') ?? '',
    month: number('month', 12),
    maxPounds: number('max', 100_000),
    page: number('page', 100_000) ?? 1,
  };
}

/** The parameters of a search, without empty ones; any change but of the page leads to the first page. */
export const toExploreParams = (
  search: ExploreSearch,
  change: Partial<ExploreSearch>,
): URLSearchParams => {
  const { fromId, month, maxPounds, page } = { ...search, page: 1, ...change };
  return new URLSearchParams({
    ...(fromId && { from: fromId }),
    ...(month && { month: String(month) }),
    ...(maxPounds && { max: String(maxPounds) }),
    ...(page > 1 && { page: String(page) }),
  });
};

/** The twelve months from today's on. */
export const monthOptions = (today: LocalDate) => [
  { value: '', label: 'Any month' },
  ...Array.from({ length: 12 }, (_, months) => addMonths(today, months)).map((date) => ({
    value: String(monthOf(date)),
    label: `${monthNames[monthOf(date) - 1] ?? ''} ${yearOf(date)}`,
  })),
];

/** The budgets to choose from, with the one of the address. */
export const budgetOptions = (maxPounds: number | undefined) => [
  { value: '', label: 'Any price' },
  ...[...new Set([...budgets, maxPounds ?? 1000])]
    .sort((a, b) => a - b)
    .map((pounds) => ({
      value: String(pounds),
      label: `Up to £${pounds.toLocaleString('en-GB')}`,
    })),
];
