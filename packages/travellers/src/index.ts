/** Who travels, in which class and at which total price; and a search for flights with its address. */
export { type TravelClass, travelClasses, travelClassNames } from './travel-class.rules.ts';
export {
  atLeastOneAdult,
  describeTravellers,
  infantsProblem,
  maxTravellers,
  totalPence,
  travellerCount,
  travellersProblem,
  type Travellers,
} from './travellers.rules.ts';
export {
  parseSearchParams,
  toSearchParams,
  toSearchResultsParams,
} from './search/search-params.rules.ts';
export {
  emptySearch,
  sorts,
  type PagedSearch,
  type Search,
  type SearchChange,
  type Sort,
} from './search/search.rules.ts';
