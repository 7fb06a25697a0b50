import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Airline } from '../airlines/airline.entity.ts';
import { Airport } from '../airports/airport.entity.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Flight } from './flight.entity.ts';
import { MonthlyPrice } from './monthly-price.entity.ts';

@Resolver(() => Flight)
export class FlightResolver {
  @Query(() => Flight, { nullable: true })
  flight(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Flight | null> {
    return loaders.flight.load(id);
  }

  @FieldResolver(() => Airport)
  departureAirport(
    @Root() { departureAirportId }: Flight,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airport | null> {
    return loaders.airport.load(departureAirportId);
  }

  @FieldResolver(() => Airport)
  arrivalAirport(
    @Root() { arrivalAirportId }: Flight,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airport | null> {
    return loaders.airport.load(arrivalAirportId);
  }

  @FieldResolver(() => Airline)
  airline(
    @Root() { airlineId }: Flight,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airline | null> {
    return loaders.airline.load(airlineId);
  }

  @FieldResolver(() => [MonthlyPrice])
  monthlyPrices(
    @Root() { id }: Flight,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<MonthlyPrice[]> {
    return loaders.monthlyPrices.load(id);
  }
}

/** Bookings refers to a flight by its id; this finds the rest of it. */
export const flightByReference = (
  { id }: { id: string },
  { loaders }: CatalogueContext,
): Promise<Flight | null> => loaders.flight.load(id);
