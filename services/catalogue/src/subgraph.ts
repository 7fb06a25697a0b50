import { changesResolver } from '@larkfare/data-kit/changes';
import { buildSubgraph, type SubgraphSchema } from '@larkfare/data-kit/subgraph';
import { access } from './access.ts';
import { airlineMutations } from './airlines/airline-records.ts';
import { AirlineResolver } from './airlines/airline.resolver.ts';
import { airportMutations } from './airports/airport-records.ts';
import { AirportResolver } from './airports/airport.resolver.ts';
import {
  BookableAirlineResolver,
  BookableLocationResolver,
  BookableResolver,
} from './bookable/bookable.resolver.ts';
import { type CatalogueContext } from './catalogue-context.ts';
import { countryMutations } from './countries/country-records.ts';
import { CountryResolver } from './countries/country.resolver.ts';
import { DealsResolver } from './deals/deals.resolver.ts';
import { ExploreResolver } from './explore/explore.resolver.ts';
import { flightMutations } from './flights/flight-records.ts';
import { flightByReference, FlightResolver } from './flights/flight.resolver.ts';
import { locationMutations } from './locations/location-records.ts';
import { AirportLocationResolver, LocationResolver } from './locations/location.resolver.ts';
import { recordNames } from './record-names.ts';
import { regionMutations } from './regions/region-records.ts';
import { RegionResolver } from './regions/region.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { TypeAheadResolver } from './type-ahead/type-ahead.resolver.ts';

/** The schema that the gateway composes; it needs no database. */
export const subgraphSchema = (): SubgraphSchema =>
  buildSubgraph<CatalogueContext>({
    name: 'catalogue',
    resolvers: [
      RegionResolver,
      ...regionMutations,
      CountryResolver,
      ...countryMutations,
      LocationResolver,
      ...locationMutations,
      AirportResolver,
      AirportLocationResolver,
      ...airportMutations,
      AirlineResolver,
      ...airlineMutations,
      FlightResolver,
      ...flightMutations,
      BookableResolver,
      BookableLocationResolver,
      BookableAirlineResolver,
      TypeAheadResolver,
      SearchResolver,
      DealsResolver,
      ExploreResolver,
      changesResolver<CatalogueContext>('catalogueChanges', ({ db }) => db, recordNames),
    ],
    access,
    references: { Flight: flightByReference },
  });
