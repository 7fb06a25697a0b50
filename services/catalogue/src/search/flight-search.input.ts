import { pageType } from '@larkfare/data-kit/paging';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { FlightListInput } from './flight-list.input.ts';
import {
  FlightOffer,
  MonthLowestPrice,
  OfferAirlineCount,
  OfferAirport,
  OfferAirportCount,
  OfferStopsCount,
  QuickChoices,
} from '../offers/flight-offer.input.ts';
import { OfferOrder, TripType } from '../offers/search.rules.ts';

registerEnumType(TripType, { name: 'TripType' });
registerEnumType(OfferOrder, { name: 'OfferOrder' });

/** Filters of the back office's list, with the visitors' filters and order. */
@InputType()
export class FlightSearchInput extends FlightListInput {
  @Field(() => TravelClass, {
    defaultValue: TravelClass.economy,
    description: 'Whose prices are offered. The lowest prices of the months are always economy’s.',
  })
  travelClass!: TravelClass;

  @Field(() => Boolean, { defaultValue: false })
  directOnly!: boolean;

  @Field(() => [ID], {
    defaultValue: [],
    description: "Airports chosen among those of the search's place; empty for all of them.",
  })
  departureAirports!: string[];

  @Field(() => [ID], { defaultValue: [] })
  arrivalAirports!: string[];

  @Field(() => [Int], {
    defaultValue: [],
    description:
      'Chosen numbers of stops, 2 for two or more; empty for all. They do not count beside `directOnly`.',
  })
  stops!: number[];

  @Field(() => Int, { nullable: true, description: 'Of the longer way of a round trip.' })
  maxMinutes?: number | null;

  @Field(() => Int, { nullable: true })
  minPricePence?: number | null;

  @Field(() => Int, { nullable: true })
  maxPricePence?: number | null;

  @Field(() => OfferOrder, { defaultValue: OfferOrder.recommended })
  order!: OfferOrder;
}

/** One flight on the dates that a visitor chose. */
@ArgsType()
export class FlightOfferArgs {
  @Field(() => ID)
  flightId!: string;

  @Field(() => TripType)
  tripType!: TripType;

  @Field(() => TravelClass, { defaultValue: TravelClass.economy })
  travelClass!: TravelClass;

  @Field(() => LocalDateScalar)
  departureDate!: string;

  @Field(() => LocalDateScalar, { nullable: true })
  returnDate?: string | null;
}

@ObjectType({ description: 'A typed end of a search that is the name of no place.' })
export class UnknownPlace {
  @Field(() => String, {
    nullable: true,
    description: 'The known name that differs in one letter.',
  })
  nearest?: string | undefined;
}

@ObjectType()
export class NearbyAirport {
  @Field(() => OfferAirport)
  airport!: OfferAirport;

  @Field(() => Int, { description: 'From the airport that was searched for.' })
  miles!: number;

  @Field(() => Int)
  lowestPricePence!: number;
}

@ObjectType({ description: 'Searches with a result, where one between two places has none.' })
export class SearchAlternatives {
  @Field(() => [NearbyAirport], { description: 'The nearest with flights on the dates.' })
  departures!: NearbyAirport[];

  @Field(() => [NearbyAirport])
  arrivals!: NearbyAirport[];

  @Field(() => [MonthLowestPrice], { description: 'The next months with flights on the route.' })
  months!: MonthLowestPrice[];
}

@ObjectType()
export class FlightOfferPage extends pageType(FlightOffer) {
  @Field(() => Date, { description: 'The moment these prices were read.' })
  pricesAsOf!: Date;

  @Field(() => Boolean, {
    description:
      "Whether there are more than `totalItems`: without an airport or an airline, a search lists the month's cheapest only.",
  })
  isTotalCapped!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Flights that match, have a price in economy and none in the class of the search; absent for economy, and for a search without an airport.',
  })
  flightsWithoutPrice?: number | null;

  @Field(() => QuickChoices, {
    nullable: true,
    description: 'The best of the whole result in three orders; absent when it is empty.',
  })
  quickChoices!: QuickChoices | null;

  @Field(() => SearchAlternatives, { nullable: true })
  alternatives?: SearchAlternatives | undefined;

  @Field(() => UnknownPlace, { nullable: true })
  unknownFrom?: UnknownPlace | undefined;

  @Field(() => UnknownPlace, { nullable: true })
  unknownTo?: UnknownPlace | undefined;

  @Field(() => [OfferAirlineCount], {
    description:
      "Airlines of the whole result before the airline filter, with how many offers each has and its lowest price: the sidebar's choices.",
  })
  airlines!: OfferAirlineCount[];

  @Field(() => [OfferAirportCount], {
    description:
      'Airports of a place that has several, with what each has among the other filters; empty for a single airport.',
  })
  departureAirports!: OfferAirportCount[];

  @Field(() => [OfferAirportCount])
  arrivalAirports!: OfferAirportCount[];

  @Field(() => [OfferStopsCount], {
    description: "Empty where a search lists the month's cheapest only.",
  })
  stops!: OfferStopsCount[];

  @Field(() => Int, {
    nullable: true,
    description: 'Of the longer ways of the whole result before the filter of minutes.',
  })
  shortestMinutes!: number | null;

  @Field(() => Int, { nullable: true })
  longestMinutes!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Lowest and highest final price of the whole result before the price filter, in pence.',
  })
  lowestPricePence!: number | null;

  @Field(() => Int, { nullable: true })
  highestPricePence!: number | null;
}
