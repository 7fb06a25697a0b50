import { londonToday } from '@larkfare/london-dates';
import { type SubgraphContext } from '@larkfare/data-kit/subgraph';
import { totalPence, type TravelClass, travelClasses } from '@larkfare/travellers';
import { Ctx, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { isPageOpen } from '../customer-page/customer-page.rules.ts';
import { toPagePath } from '../customer-page/page-key.ts';
import { type Bookings } from '../bookings-context.ts';
import { officeOnly } from '../customer/customer-request.entity.ts';
import { CustomerTrip } from '../customer/customer-trip.entity.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';

export enum ContactPreference {
  call = 'call',
  whatsapp = 'whatsapp',
  email = 'email',
}
registerEnumType(ContactPreference, {
  name: 'ContactPreference',
  description: 'How the customer wants to be reached.',
});

export const TravelClasses = Object.fromEntries(travelClasses.map((name) => [name, name]));
registerEnumType(TravelClasses, { name: 'TravelClass' });

export enum BookingState {
  pending = 'pending',
  confirmed = 'confirmed',
  cancelled = 'cancelled',
  inProgress = 'in-progress',
}
registerEnumType(BookingState, { name: 'BookingState' });

@ObjectType({ description: 'The airline as it was when the booking was requested.' })
export class BookedAirline {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  shortName!: string;

  @Field(() => String, { nullable: true })
  monogramPicture!: string | null;
}

@ObjectType({ description: 'An airport as it was when the booking was requested.' })
export class BookedAirport {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  name!: string;
}

@Entity({ name: 'bookings' })
@ObjectType({ description: 'A booking request, with what was offered when it was made.' })
export class Booking extends CustomerTrip {
  @Column({ type: 'uuid', name: 'flight_id' })
  @Field(() => ID)
  flightId!: string;

  @Column({ type: 'text', name: 'user_email' })
  @Field(() => String)
  userEmail!: string;

  @Column({ type: 'text', name: 'contact_phone' })
  contactPhone!: string;

  @Column({ type: 'text', name: 'contact_preference' })
  @Field(() => ContactPreference)
  contactPreference!: ContactPreference;

  @Column({ type: 'uuid', name: 'airline_id' })
  airlineId!: string;

  @Column({ type: 'text', name: 'airline_name' })
  airlineName!: string;

  @Column({ type: 'text', name: 'airline_short_name' })
  airlineShortName!: string;

  @Column({ type: 'text', name: 'airline_monogram', nullable: true })
  airlineMonogram!: string | null;

  @Column({ type: 'uuid', name: 'departure_airport_id' })
  departureAirportId!: string;

  @Column({ type: 'text', name: 'departure_airport_code' })
  departureAirportCode!: string;

  @Column({ type: 'text', name: 'departure_airport_name' })
  departureAirportName!: string;

  @Column({ type: 'uuid', name: 'arrival_airport_id' })
  arrivalAirportId!: string;

  @Column({ type: 'text', name: 'arrival_airport_code' })
  arrivalAirportCode!: string;

  @Column({ type: 'text', name: 'arrival_airport_name' })
  arrivalAirportName!: string;

  @Column({ type: 'integer', name: 'outbound_minutes' })
  @Field(() => Int)
  outboundMinutes!: number;

  @Column({ type: 'integer', name: 'return_minutes' })
  @Field(() => Int)
  returnMinutes!: number;

  @Column({ type: 'smallint' })
  @Field(() => Int)
  stops!: number;

  @Column({ type: 'text', name: 'operated_by', nullable: true })
  @Field(() => String, { nullable: true, description: 'The carrier that flies, if another one.' })
  operatedBy!: string | null;

  @Column({ type: 'text', name: 'travel_class', default: 'economy' })
  @Field(() => TravelClasses, { description: 'The class whose price was offered.' })
  travelClass!: TravelClass;

  @Column({ type: 'integer', name: 'initial_price_pence' })
  @Field(() => Int, { description: 'Per person in pence, as the server computed it.' })
  initialPricePence!: number;

  @Column({ type: 'smallint', name: 'child_percent', default: 100 })
  @Field(() => Int, { description: 'Of that price, as it was when requested.' })
  childPercent!: number;

  @Column({ type: 'smallint', name: 'infant_percent', default: 100 })
  @Field(() => Int, { description: 'Of that price, as it was when requested.' })
  infantPercent!: number;

  @Field(() => Int, { description: 'For everyone who travels, at the price that was offered.' })
  get totalPence(): number {
    return totalPence(this.initialPricePence, this);
  }

  @Column({ type: 'integer', name: 'final_price_pence', nullable: true })
  finalPricePence!: number | null;

  @Column({ type: 'text', default: BookingState.pending })
  @Field(() => BookingState)
  state!: BookingState;

  @Column({ type: 'text', default: '' })
  notes!: string;

  @Column({ type: 'boolean', name: 'has_page', default: true })
  @Field(() => Boolean, {
    description: 'Whether the office lets the customer’s link open the page.',
  })
  hasPage!: boolean;

  @Field(() => BookedAirline)
  get airline(): BookedAirline {
    return {
      id: this.airlineId,
      name: this.airlineName,
      shortName: this.airlineShortName,
      monogramPicture: this.airlineMonogram,
    };
  }

  @Field(() => BookedAirport)
  get departureAirport(): BookedAirport {
    return {
      id: this.departureAirportId,
      code: this.departureAirportCode,
      name: this.departureAirportName,
    };
  }

  @Field(() => BookedAirport)
  get arrivalAirport(): BookedAirport {
    return {
      id: this.arrivalAirportId,
      code: this.arrivalAirportCode,
      name: this.arrivalAirportName,
    };
  }

  @Field(() => String, {
    name: 'contactPhone',
    description: 'In groups, as it is dialled from Britain.',
  })
  get readablePhone(): string {
    return toReadablePhone(this.contactPhone);
  }

  @Field(() => Int, {
    name: 'finalPricePence',
    nullable: true,
    description: 'The agreed price of the whole booking, in pence; absent until then.',
  })
  finalPricePenceFor(@Ctx() context: SubgraphContext): number | null {
    return officeOnly(context, this.finalPricePence, null);
  }

  @Field(() => String, {
    nullable: true,
    description:
      'The private link of the customer’s page, without the site; absent once it does not open.',
  })
  pagePath(@Ctx() { formSecret, now }: Bookings): string | null {
    return isPageOpen(this, londonToday(now()))
      ? toPagePath(formSecret, 'your-booking', this.id)
      : null;
  }

  @Field(() => String, { name: 'notes', description: 'The office’s own notes.' })
  notesFor(@Ctx() context: SubgraphContext): string {
    return officeOnly(context, this.notes, '');
  }
}
