import { openFields } from '@larkfare/data-kit/testing';
import { subgraphSchema } from './subgraph.ts';

test('visitors may read what is offered, and write nothing', async () => {
  expect(await openFields(subgraphSchema().schema)).toEqual([
    'Query.airline',
    'Query.airlineSearch',
    'Query.airlineSuggestions',
    'Query.airlines',
    'Query.airport',
    'Query.airportSearch',
    'Query.airportSuggestions',
    'Query.airportsOfLocation',
    'Query.bookableAirlines',
    'Query.bookableLocations',
    'Query.countries',
    'Query.country',
    'Query.deals',
    'Query.departureAirports',
    'Query.explore',
    'Query.flightOffer',
    'Query.flightSearch',
    'Query.location',
    'Query.locations',
    'Query.locationsOfRegion',
    'Query.lowestPrices',
    'Query.popularAirlines',
    'Query.popularLocations',
    'Query.region',
    'Query.regions',
  ]);
});
