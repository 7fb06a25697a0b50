/** Travellers, travel classes and total prices; a search for flights with its address; numbers as people type them. */
export { toCount, toNumber } from './number.rules.ts';
export { type TravelClass, travelClasses, travelClassNames } from './travel-class.rules.ts';
export {
  atLeastOneAdult,
  describeTravellers,
  type FareShares,
  fullFares,
  infantsProblem,
  maxTravellers,
  type Party,
  priceLines,
  priceText,
  totalPence,
  travellerCount,
  travellersProblem,
  type Travellers,
} from './travellers.rules.ts';
export { type CodedOffer, offerCode, parseOfferCode } from './offer-code.rules.ts';
export {
  parseSearchParams,
  toSearchParams,
  toSearchResultsParams,
} from './search/search-params.rules.ts';
export {
  chosenStops,
  emptySearch,
  mostHours,
  sorts,
  stopsChoices,
  type PagedSearch,
  type Search,
  type SearchChange,
  type Sort,
  unitedKingdom,
  withStops,
} from './search/search.rules.ts';
export { durationText, withDeparture } from './trip.rules.ts';
