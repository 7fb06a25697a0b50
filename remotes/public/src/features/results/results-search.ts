import type { Travellers } from '@larkfare/travellers';

/** What the results screen needs of a search; the address it stands in is read and written by those who compose it. */
export type ResultsSearch = {
  tripType: 'round-trip' | 'one-way';
  from: string;
  to: string;
  fromId: string;
  toId: string;
  /** `YYYY-MM-DD`, empty when none was chosen. */
  depart: string;
  ret: string;
  adults: number;
  children: number;
  infant: number;
  flexDepart: number;
  flexReturn: number;
  airlineIds: string[];
  directFlights: boolean;
  /** Whole pounds. */
  minPrice?: number;
  maxPrice?: number;
  sort: Sort;
  page: number;
};

/** A search calls its infants `infant` (specification §3). */
export const travellersOf = ({
  adults,
  children,
  infant,
}: Pick<ResultsSearch, 'adults' | 'children' | 'infant'>): Travellers => ({
  adults,
  children,
  infants: infant,
});

export type Sort = 'recommended' | 'price' | 'duration' | 'stops';

/** A change of the search; it starts again at the first page unless it names one. */
export type SearchChange = Partial<ResultsSearch>;
