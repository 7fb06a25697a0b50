import { pageOf, pageRequest } from '@larkfare/data-kit/paging';
import { isId } from '@larkfare/text-rules';
import { Arg, Ctx, Directive, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { AirportPage } from './airport.input.ts';
import { Airport } from './airport.entity.ts';
import { canDeleteAirport } from './airport.rules.ts';
import { searchAirports } from './airports.ts';

@Resolver(() => Airport)
export class AirportResolver {
  @Query(() => AirportPage, {
    description: "By name; the query matches a part of the airport's name, code or location.",
  })
  async airports(
    @Arg('query', () => String, { defaultValue: '' }) query: string,
    @Arg('locationId', () => ID, { nullable: true }) locationId: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 50 }) size: number,
    @Ctx() { db }: CatalogueContext,
  ): Promise<AirportPage> {
    const request = pageRequest(page, size);
    if (locationId != null && !isId(locationId)) return pageOf([], request);
    return searchAirports(db, { query, locationId }, request);
  }

  @Query(() => Airport, { nullable: true })
  @Directive('@cacheControl(maxAge: 1)')
  airport(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airport | null> {
    return loaders.airport.load(id);
  }

  @Query(() => [Airport])
  @Directive('@cacheControl(maxAge: 1)')
  async airportsOfLocation(
    @Arg('locationId', () => ID) locationId: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airport[]> {
    return isId(locationId) ? loaders.airportsOfLocation.load(locationId) : [];
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether any flight departs from it or arrives there.',
  })
  usedInFlights(@Root() { id }: Airport, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return loaders.airportHasFlights.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether no flight uses it.' })
  async canDelete(@Root() { id }: Airport, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return canDeleteAirport({ hasFlights: await loaders.airportHasFlights.load(id) });
  }
}
