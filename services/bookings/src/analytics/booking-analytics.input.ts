import { type LocalDate } from '@larkfare/london-dates';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BookingState } from '../bookings/booking.entity.ts';

@ObjectType({ description: 'How many bookings are in a state.' })
export class StateCount {
  @Field(() => BookingState)
  state!: BookingState;

  @Field(() => Int)
  bookings!: number;
}

@ObjectType({ description: 'A flight that is booked most.' })
export class TopFlight {
  @Field(() => ID)
  flightId!: string;

  @Field(() => String, { description: 'Its short name, as the latest booking has it.' })
  airline!: string;

  @Field(() => String, { description: 'An airport with its code: London Heathrow (LHR).' })
  departure!: string;

  @Field(() => String, { description: 'An airport with its code: Dubai International (DXB).' })
  arrival!: string;

  @Field(() => Int)
  bookings!: number;
}

@ObjectType({ description: 'What happened in one month, in Europe/London.' })
export class BookingMonth {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Bookings made in that month.' })
  bookingsCreated!: number;

  @Field(() => Int, {
    description:
      'Adults, children and infants whose trip departs in that month; cancelled trips do not.',
  })
  peopleDeparting!: number;
}

@ObjectType({ description: 'The filter of the list that finds the bookings of the coming week.' })
export class UpcomingWeekFilter {
  @Field(() => LocalDateScalar)
  departureFrom!: LocalDate;

  @Field(() => LocalDateScalar)
  departureTo!: LocalDate;

  @Field(() => [BookingState])
  states!: BookingState[];
}

@ObjectType({ description: 'The dashboard’s figures.' })
export class BookingAnalytics {
  @Field(() => Int)
  totalBookings!: number;

  @Field(() => Int, { description: 'Departing today or in the six days after, not cancelled.' })
  upcomingWeek!: number;

  @Field(() => UpcomingWeekFilter)
  upcomingWeekFilter!: UpcomingWeekFilter;

  @Field(() => [StateCount], { description: 'Every state, also one that no booking is in.' })
  byState!: StateCount[];

  @Field(() => [TopFlight], { description: 'The three with the most bookings.' })
  topFlights!: TopFlight[];

  @Field(() => [BookingMonth], { description: 'Twelve months up to this one.' })
  lastTwelveMonths!: BookingMonth[];

  @Field(() => [BookingMonth], {
    description: 'From the first month of any booking or departure to the last, no month left out.',
  })
  allTime!: BookingMonth[];
}
