import { pageOf, pageRequest, largestPage } from '@larkfare/data-kit/paging';
import { Arg, Args, Ctx, Directive, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Airline } from '../airlines/airline.entity.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { present } from '../loaders.ts';
import { Location } from '../locations/location.entity.ts';
import { OfferAirport } from '../offers/flight-offer.input.ts';
import {
  BookableAirlinePage,
  BookableAirlinesArgs,
  BookableLocationPage,
  BookableLocationsArgs,
} from './bookable.input.ts';
import { byPopularity, inArea, lettersOf, startingWith } from './bookable.rules.ts';

@Resolver()
export class BookableResolver {
  @Query(() => BookableLocationPage, {
    description:
      'Locations with priced flights from the UK, by name; the best matches of a query first.',
  })
  @Directive('@cacheControl(maxAge: 1)')
  async bookableLocations(
    @Args(() => BookableLocationsArgs) { query, page, size, ...area }: BookableLocationsArgs,
    @Ctx() { bookable, loaders }: CatalogueContext,
  ): Promise<BookableLocationPage> {
    const { locations } = await bookable();
    const { places, ...choices } = inArea(locations.search(query), area);
    const found = pageOf(places, pageRequest(page, size));
    const ids = found.items.map(({ id }) => id);
    return { ...found, ...choices, items: present(await loaders.location.loadMany(ids)) };
  }

  @Query(() => BookableAirlinePage, {
    description:
      'Airlines with priced flights from the UK, by name; the best matches of a query first.',
  })
  @Directive('@cacheControl(maxAge: 1)')
  async bookableAirlines(
    @Args(() => BookableAirlinesArgs) { query, letter, page, size }: BookableAirlinesArgs,
    @Ctx() { bookable, loaders, names }: CatalogueContext,
  ): Promise<BookableAirlinePage> {
    const { airlines } = await bookable();
    const matching = airlines.search(query).flatMap((id) => names().airlines.airline(id) ?? []);
    const found = pageOf(startingWith(matching, letter), pageRequest(page, size));
    const ids = found.items.map(({ id }) => id);
    return {
      ...found,
      letters: lettersOf(matching),
      items: present(await loaders.airline.loadMany(ids)),
    };
  }

  @Query(() => [OfferAirport], { description: 'Airports of the UK with priced flights, by name.' })
  @Directive('@cacheControl(maxAge: 1)')
  async departureAirports(@Ctx() { bookable }: CatalogueContext): Promise<OfferAirport[]> {
    return [...(await bookable()).departures];
  }

  @Query(() => [Airline], {
    description: 'Airlines with most priced flights from the UK, those with a logo first.',
  })
  @Directive('@cacheControl(maxAge: 1)')
  async popularAirlines(
    @Arg('count', () => Int, { defaultValue: 30 }) count: number,
    @Ctx() { bookable, loaders, names }: CatalogueContext,
  ): Promise<Airline[]> {
    const { airlines, flightsBy } = await bookable();
    const ids = airlines
      .search('')
      .map((id) => ({
        id,
        hasLogo: Boolean(names().airlines.airline(id)?.logoPicture),
        flights: flightsBy(id),
      }))
      .sort(byPopularity)
      .slice(0, Math.min(Math.max(0, count), largestPage))
      .map(({ id }) => id);
    return present(await loaders.airline.loadMany(ids));
  }
}

const countDescription = 'Flights from the UK with a price in any month.';

@Resolver(() => Location)
export class BookableLocationResolver {
  @FieldResolver(() => Int, { description: countDescription })
  async flightsFromUk(
    @Root() { id }: Location,
    @Ctx() { bookable }: CatalogueContext,
  ): Promise<number> {
    return (await bookable()).flightsTo(id);
  }
}

@Resolver(() => Airline)
export class BookableAirlineResolver {
  @FieldResolver(() => Int, { description: countDescription })
  async flightsFromUk(
    @Root() { id }: Airline,
    @Ctx() { bookable }: CatalogueContext,
  ): Promise<number> {
    return (await bookable()).flightsBy(id);
  }
}
