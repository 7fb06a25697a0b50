import { type InvalidInput, type Problem } from '@larkfare/data-kit/refusals';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Airline } from '../airlines/airline.entity.ts';
import { Airport } from '../airports/airport.entity.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { findOrCreateFlight } from './find-or-create-flight.ts';
import { flightByCodes } from './flight-by-codes.ts';
import { Flight } from './flight.entity.ts';
import { FindOrCreateFlightResult, FlightByCodesResult, type FlightFound } from './flight.input.ts';
import { MonthlyPrice } from './monthly-price.entity.ts';
import { TravelClass } from './monthly-price.rules.ts';

@Resolver(() => Flight)
export class FlightResolver {
  @Query(() => Flight, { nullable: true })
  flight(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Flight | null> {
    return loaders.flight.load(id);
  }

  @Query(() => FlightByCodesResult, {
    description: 'The one flight of that airline between those airports, offered or not.',
  })
  flightByCodes(
    @Arg('departureCode', () => String) departureCode: string,
    @Arg('arrivalCode', () => String) arrivalCode: string,
    @Arg('airlineShortName', () => String) airlineShortName: string,
    @Ctx() context: CatalogueContext,
  ): Promise<FlightFound | InvalidInput> {
    return flightByCodes(context, { departureCode, arrivalCode, airlineShortName });
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
  async monthlyPrices(
    @Root() { id }: Flight,
    @Arg('travelClass', () => TravelClass, { defaultValue: TravelClass.economy })
    travelClass: TravelClass,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<MonthlyPrice[]> {
    const prices = await loaders.monthlyPrices.load(id);
    return prices.filter((price) => price.travelClass === travelClass);
  }

  @Mutation(() => FindOrCreateFlightResult, {
    description: 'The one flight of that airline between those airports, made when there is none.',
  })
  findOrCreateFlight(
    @Arg('departureAirportId', () => ID) departureAirportId: string,
    @Arg('arrivalAirportId', () => ID) arrivalAirportId: string,
    @Arg('airlineId', () => ID) airlineId: string,
    @Ctx() context: CatalogueContext,
  ): Promise<FlightFound | Problem> {
    return findOrCreateFlight(context, { departureAirportId, arrivalAirportId, airlineId });
  }
}

/** Bookings refers to a flight by its id; this finds the rest of it. */
export const flightByReference = (
  { id }: { id: string },
  { loaders }: CatalogueContext,
): Promise<Flight | null> => loaders.flight.load(id);
