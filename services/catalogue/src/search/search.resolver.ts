import { Arg, Args, Ctx, Directive, Query, Resolver } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { FlightListInput, FlightListPage } from './flight-list.input.ts';
import { listCodedFlights, listFlights } from './flight-list.ts';
import { FlightOffer, MonthLowestPrice } from '../offers/flight-offer.input.ts';
import { findFlightOffer } from './flight-offer.ts';
import { FlightOfferArgs, FlightOfferPage, FlightSearchInput } from './flight-search.input.ts';
import { lowestPrices, searchFlights } from './flight-search.ts';

@Resolver()
export class SearchResolver {
  @Query(() => FlightOfferPage)
  @Directive('@cacheControl(maxAge: 1)')
  flightSearch(
    @Arg('input', () => FlightSearchInput) input: FlightSearchInput,
    @Ctx() context: CatalogueContext,
  ): Promise<FlightOfferPage> {
    return searchFlights(context, input);
  }

  @Query(() => FlightListPage, {
    description:
      'Every flight that matches, offered then or not: those with a price as the search orders them, then the others.',
  })
  flightList(
    @Arg('input', () => FlightListInput) input: FlightListInput,
    @Arg('offerCode', () => String, {
      nullable: true,
      description:
        'Lists, instead of the input, the flight of an offer that a customer reads out, at the present price of its month, class and trip type.',
    })
    offerCode: string | null | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<FlightListPage> {
    return offerCode ? listCodedFlights(context, offerCode) : listFlights(context, input);
  }

  @Query(() => [MonthLowestPrice], {
    description:
      "Twelve months from the current one, for the search's airports, trip type, travel class, airlines and direct filter.",
  })
  @Directive('@cacheControl(maxAge: 1)')
  lowestPrices(
    @Arg('input', () => FlightSearchInput) input: FlightSearchInput,
    @Ctx() context: CatalogueContext,
  ): Promise<MonthLowestPrice[]> {
    return lowestPrices(context, input);
  }

  @Query(() => FlightOffer, {
    nullable: true,
    description:
      'One offer as the booking form is opened; absent when the flight is not offered then.',
  })
  @Directive('@cacheControl(maxAge: 1)')
  flightOffer(
    @Args(() => FlightOfferArgs) args: FlightOfferArgs,
    @Ctx() context: CatalogueContext,
  ): Promise<FlightOffer | null> {
    return findFlightOffer(context, args);
  }
}
