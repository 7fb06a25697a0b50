import { pageRequest } from '@larkfare/service-kit';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { isId } from '../id.rules.ts';
import { Location } from '../locations/location.entity.ts';
import { AirportPage } from './airport-page.input.ts';
import { Airport } from './airport.entity.ts';
import { airportPage } from './airports.ts';

@Resolver(() => Airport)
export class AirportResolver {
  @Query(() => AirportPage)
  airports(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 50 }) size: number,
    @Ctx() { db }: CatalogueContext,
  ): Promise<AirportPage> {
    return airportPage(db, pageRequest(page, size));
  }

  @Query(() => Airport, { nullable: true })
  airport(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airport | null> {
    return loaders.airport.load(id);
  }

  @Query(() => [Airport])
  async airportsOfLocation(
    @Arg('locationId', () => ID) locationId: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airport[]> {
    return isId(locationId) ? loaders.airportsOfLocation.load(locationId) : [];
  }

  @FieldResolver(() => Location)
  location(
    @Root() { locationId }: Airport,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Location | null> {
    return loaders.location.load(locationId);
  }
}
