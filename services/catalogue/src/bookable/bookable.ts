import { type CatalogueNames, type LocatedName } from '../memory/catalogue-names.ts';
import { type OfferAirport } from '../offers/flight-offer.input.ts';
import { type OfferSearch } from '../offers/offer-search.ts';
import { createTypeAhead, type TypeAhead } from '../type-ahead/type-ahead.ts';

/** Locations and airlines that have flights from the UK with a price; others are never advertised. */
export interface Bookable {
  /** By name. */
  locations: TypeAhead<LocatedName>;
  /** The ids by name. */
  airlines: TypeAhead<string>;
  /** Airports of the UK with such flights, by name. */
  departures: readonly OfferAirport[];
  flightsTo(locationId: string): number;
  flightsToAirport(airportId: string): number;
  flightsBy(airlineId: string): number;
}

interface BookableOptions {
  names: () => CatalogueNames;
  offers: OfferSearch;
  /** Another one after every change of the catalogue. */
  revision: () => unknown;
}

/** Reads what can be booked, once for each revision of the catalogue. */
export function bookableReader({ names, offers, revision }: BookableOptions) {
  let cached: { revision: unknown; bookable: Promise<Bookable> } | undefined;

  async function read(): Promise<Bookable> {
    const { places, airlines } = names();
    const { fromAirport, toAirport, byAirline } = await offers.pricedFlights(places.unitedKingdom);
    const flightsToAirport = (id: string) => toAirport.get(id) ?? 0;
    const flightsTo = (id: string) =>
      places.airportsIn(id).reduce((sum, airport) => sum + flightsToAirport(airport.id), 0);
    return {
      locations: createTypeAhead(places.locations.filter(({ value }) => flightsTo(value.id) > 0)),
      airlines: createTypeAhead(airlines.entries.filter(({ value }) => byAirline.has(value))),
      departures: [...fromAirport.keys()]
        .flatMap((id) => places.airport(id) ?? [])
        .sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
      flightsTo,
      flightsToAirport,
      flightsBy: (id) => byAirline.get(id) ?? 0,
    };
  }

  return (): Promise<Bookable> => {
    const now = revision();
    if (cached && cached.revision === now) return cached.bookable;
    const bookable = read();
    cached = { revision: now, bookable };
    bookable.catch(() => (cached = undefined));
    return bookable;
  };
}
