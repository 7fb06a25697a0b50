import { type Access } from '@larkfare/data-kit/subgraph';

/** Operations open to visitors; everything else needs an administrator. */
export const access: Access = {
  public: [
    'Query.regions',
    'Query.region',
    'Query.countries',
    'Query.country',
    'Query.popularLocations',
    'Query.deals',
    'Query.location',
    'Query.locationsOfRegion',
    'Query.locations',
    'Query.airportSuggestions',
    'Query.airportSearch',
    'Query.airport',
    'Query.airportsOfLocation',
    'Query.airlines',
    'Query.airline',
    'Query.airlineSearch',
    'Query.airlineSuggestions',
    'Query.bookableLocations',
    'Query.bookableAirlines',
    'Query.popularAirlines',
    'Query.departureAirports',
    'Query.explore',
    'Query.flightSearch',
    'Query.lowestPrices',
    'Query.flightOffer',
  ],
};
