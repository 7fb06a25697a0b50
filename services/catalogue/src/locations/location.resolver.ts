import { pageOf, pageRequest } from '@larkfare/data-kit/paging';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { isId } from '@larkfare/text-rules';
import { Arg, Ctx, Directive, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Airport } from '../airports/airport.entity.ts';
import { bookableOnly, Count } from '../bookable-arguments.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Country } from '../countries/country.entity.ts';
import { LocationPage, LowestPrice } from './location.input.ts';
import { Location } from './location.entity.ts';
import { advertised, canDeleteLocation } from './location.rules.ts';
import { searchLocations } from './location-search.ts';
import { locationsOf, locationsOfRegion } from './locations.ts';
import { firstAirport, lastMinutePriceTo, lowestPriceTo } from './lowest-price.ts';

@Resolver(() => Location)
export class LocationResolver {
  @Query(() => [Location])
  @Directive('@cacheControl(maxAge: 1)')
  async popularLocations(
    @Arg('bookable', () => Boolean, bookableOnly) isBookable: boolean,
    @Count() count: number | null | undefined,
    @Ctx() { names, bookable }: CatalogueContext,
  ): Promise<Location[]> {
    const popular = names().places.featured.filter(({ isPopular }) => isPopular);
    return advertised(await bookable(), popular, { isBookable, count });
  }

  @Query(() => Location, { nullable: true })
  @Directive('@cacheControl(maxAge: 1)')
  location(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Location | null> {
    return loaders.location.load(id);
  }

  @Query(() => LocationPage)
  @Directive('@cacheControl(maxAge: 1)')
  async locationsOfRegion(
    @Arg('regionId', () => ID) regionId: string,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 24 }) size: number,
    @Ctx() { db }: CatalogueContext,
  ): Promise<LocationPage> {
    const request = pageRequest(page, size);
    return isId(regionId) ? locationsOfRegion(db, regionId, request) : pageOf([], request);
  }

  @Query(() => [Location])
  @Directive('@cacheControl(maxAge: 1)')
  async locations(
    @Arg('countryId', () => ID, { nullable: true }) countryId: string | null | undefined,
    @Ctx() { db }: CatalogueContext,
  ): Promise<Location[]> {
    if (countryId == null) return locationsOf(db);
    return isId(countryId) ? locationsOf(db, countryId) : [];
  }

  @Query(() => LocationPage, {
    description: 'The best match first, or all by name; with what the back office shows of each.',
  })
  async locationSearch(
    @Arg('query', () => String, { defaultValue: '' }) query: string,
    @Arg('countryId', () => ID, { nullable: true }) countryId: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 20 }) size: number,
    @Ctx() { db }: CatalogueContext,
  ): Promise<LocationPage> {
    const request = pageRequest(page, size);
    if (countryId != null && !isId(countryId)) return pageOf([], request);
    return searchLocations(db, { query, countryId }, request);
  }

  @FieldResolver(() => Country)
  country(
    @Root() { countryId }: Location,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Country | null> {
    return loaders.country.load(countryId);
  }

  @FieldResolver(() => [Airport])
  airports(@Root() { id }: Location, @Ctx() { loaders }: CatalogueContext): Promise<Airport[]> {
    return loaders.airportsOfLocation.load(id);
  }

  @FieldResolver(() => Boolean)
  async hasAirports(
    @Root() { id }: Location,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<boolean> {
    return (await loaders.airportsOfLocation.load(id)).length > 0;
  }

  @FieldResolver(() => Airport, {
    nullable: true,
    description:
      'The airport a visitor who picks this location flies to; the first by priced flights from the UK, then by code.',
  })
  firstAirport(
    @Root() { id }: Location,
    @Ctx() context: CatalogueContext,
  ): Promise<Airport | null> {
    return firstAirport(context, id);
  }

  @FieldResolver(() => LowestPrice, {
    nullable: true,
    description:
      'The lowest one-way price of any month to its first airport: from the given UK airport, or from any of the UK if it has no flights there.',
  })
  lowestPrice(
    @Root() { id }: Location,
    @Arg('fromId', () => ID, { nullable: true }) fromId: string | null | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<LowestPrice | null> {
    return lowestPriceTo(context, id, { fromId });
  }

  @FieldResolver(() => LowestPrice, {
    nullable: true,
    description: 'The same of a departure within six weeks.',
  })
  lastMinutePrice(
    @Root() { id }: Location,
    @Arg('fromId', () => ID, { nullable: true }) fromId: string | null | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<LowestPrice | null> {
    return lastMinutePriceTo(context, id, { fromId });
  }

  @FieldResolver(() => Int, {
    nullable: true,
    deprecationReason: 'since 1.5, until 2.0: use lowestPrice',
  })
  async lowestPricePence(
    @Root() { id }: Location,
    @Ctx() context: CatalogueContext,
  ): Promise<number | null> {
    return (await lowestPriceTo(context, id))?.pricePence ?? null;
  }

  @FieldResolver(() => LocalDateScalar, {
    nullable: true,
    deprecationReason: 'since 1.5, until 2.0: use lowestPrice',
  })
  async lowestPriceDeparture(
    @Root() { id }: Location,
    @Ctx() context: CatalogueContext,
  ): Promise<string | null> {
    return (await lowestPriceTo(context, id))?.departureDate ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether no airport is left in it.' })
  async canDelete(
    @Root() { id }: Location,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<boolean> {
    const airports = await loaders.airportsOfLocation.load(id);
    return canDeleteLocation({ hasAirports: airports.length > 0 });
  }
}

@Resolver(() => Airport)
export class AirportLocationResolver {
  @FieldResolver(() => Location)
  location(
    @Root() { locationId }: Airport,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Location | null> {
    return loaders.location.load(locationId);
  }
}
