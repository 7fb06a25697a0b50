import { buildSubgraph, changesResolver, type SubgraphSchema } from '@larkfare/service-kit';
import { access } from './access.ts';
import { AirlineResolver } from './airlines/airline.resolver.ts';
import { AirportResolver } from './airports/airport.resolver.ts';
import { type CatalogueContext } from './catalogue-context.ts';
import { CountryResolver } from './countries/country.resolver.ts';
import { DealsResolver } from './deals/deals.resolver.ts';
import { flightByReference, FlightResolver } from './flights/flight.resolver.ts';
import { LocationResolver } from './locations/location.resolver.ts';
import { recordNames } from './record-names.ts';
import { RegionResolver } from './regions/region.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { TypeAheadResolver } from './type-ahead/type-ahead.resolver.ts';

/** What the gateway composes; it needs no database. */
export const subgraphSchema = (): SubgraphSchema =>
  buildSubgraph<CatalogueContext>({
    name: 'catalogue',
    resolvers: [
      RegionResolver,
      CountryResolver,
      LocationResolver,
      AirportResolver,
      AirlineResolver,
      FlightResolver,
      TypeAheadResolver,
      SearchResolver,
      DealsResolver,
      changesResolver<CatalogueContext>('catalogueChanges', ({ db }) => db, recordNames),
    ],
    access,
    references: { Flight: flightByReference },
  });
