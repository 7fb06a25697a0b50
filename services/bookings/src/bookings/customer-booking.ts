import { type CallTime, londonToday, type LocalDate } from '@larkfare/london-dates';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { type TravelClass } from '@larkfare/travellers';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  BookedAirline,
  BookedAirport,
  Booking,
  BookingState,
  ContactPreference,
  TravelClasses,
} from './booking.entity.ts';
import { type Bookings } from '../bookings-context.ts';
import { CallTimes } from '../customer/customer-trip.entity.ts';
import { agreedPrice, isPageOpen } from '../customer-page/customer-page.rules.ts';
import { readPageKey } from '../customer-page/page-key.ts';

@ObjectType({
  description:
    'A booking as its customer sees it. It names no person, so that its page can be shared.',
})
class CustomerBooking {
  @Field(() => String)
  reference!: string;

  @Field(() => BookingState)
  state!: BookingState;

  @Field(() => ContactPreference)
  contactPreference!: ContactPreference;

  @Field(() => CallTimes)
  callTime!: CallTime;

  @Field(() => BookedAirline)
  airline!: BookedAirline;

  @Field(() => String, { nullable: true })
  operatedBy!: string | null;

  @Field(() => BookedAirport)
  departureAirport!: BookedAirport;

  @Field(() => BookedAirport)
  arrivalAirport!: BookedAirport;

  @Field(() => LocalDateScalar)
  departureDate!: LocalDate;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Absent on a one-way trip.' })
  returnDate!: LocalDate | null;

  @Field(() => Int)
  outboundMinutes!: number;

  @Field(() => Int)
  returnMinutes!: number;

  @Field(() => Int)
  stops!: number;

  @Field(() => TravelClasses)
  travelClass!: TravelClass;

  @Field(() => Int)
  adults!: number;

  @Field(() => Int)
  children!: number;

  @Field(() => Int)
  infants!: number;

  @Field(() => Int, { description: 'Per person, as it was offered.' })
  initialPricePence!: number;

  @Field(() => Int, { description: 'Of that price.' })
  childPercent!: number;

  @Field(() => Int, { description: 'Of that price.' })
  infantPercent!: number;

  @Field(() => Int, { description: 'For everyone, as it was offered.' })
  totalPence!: number;
}

@Resolver(() => CustomerBooking)
export class CustomerBookingResolver {
  /** A link that was withdrawn or has expired, and one that never was, get the same answer. */
  @Query(() => CustomerBooking, {
    nullable: true,
    description:
      'The booking of a private link; null when the link does not open it, or no longer.',
  })
  async customerBooking(
    @Arg('key', () => String) key: string,
    @Ctx() { db, formSecret, now }: Bookings,
  ): Promise<Booking | null> {
    const id = readPageKey(formSecret, 'your-booking', key);
    const booking = id === undefined ? null : await db.manager.findOneBy(Booking, { id });
    return booking && isPageOpen(booking, londonToday(now())) ? booking : null;
  }

  @FieldResolver(() => LocalDateScalar, { description: 'London’s date of the request.' })
  requestedOn(@Root() booking: Booking): LocalDate {
    return londonToday(booking.createdAt);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The agreed price of the whole booking, once it is confirmed.',
  })
  agreedPricePence(@Root() booking: Booking): number | null {
    return agreedPrice(booking);
  }
}
