import { type SubgraphContext } from '@larkfare/data-kit/subgraph';
import { Ctx, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { officeOnly } from '../customer/customer-request.entity.ts';
import { CustomerTrip } from '../customer/customer-trip.entity.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';

export enum TripType {
  oneWay = 'one-way',
  roundTrip = 'round-trip',
}
registerEnumType(TripType, { name: 'TripType' });

@ObjectType({ description: 'The airline as it was named when the quote was requested.' })
class PreferredAirline {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Absent when the catalogue was unavailable at that moment.',
  })
  shortName!: string | null;
}

@Entity({ name: 'quotes' })
@ObjectType({ description: 'A visitor’s request for a price.' })
export class Quote extends CustomerTrip {
  @Column({ type: 'text' })
  @Field(() => String)
  email!: string;

  @Column({ type: 'text', name: 'contact_phone' })
  contactPhone!: string;

  @Column({ type: 'text', name: 'trip_type' })
  @Field(() => TripType)
  tripType!: TripType;

  @Column({ type: 'text' })
  @Field(() => String, { description: 'A place as the customer wrote it.' })
  from!: string;

  @Column({ type: 'text' })
  @Field(() => String, { description: 'A place as the customer wrote it.' })
  to!: string;

  @Column({ type: 'uuid', name: 'preferred_airline_id', nullable: true })
  preferredAirlineId!: string | null;

  @Column({ type: 'text', name: 'preferred_airline_short_name', nullable: true })
  preferredAirlineShortName!: string | null;

  @Column({ type: 'text', default: EnquiryStatus.pending })
  @Field(() => EnquiryStatus)
  status!: EnquiryStatus;

  @Column({ type: 'integer', name: 'price_pence', nullable: true })
  pricePence!: number | null;

  @Column({ type: 'text', default: '' })
  notes!: string;

  @Field(() => PreferredAirline, { nullable: true, description: 'Absent for any airline.' })
  get preferredAirline(): PreferredAirline | null {
    if (!this.preferredAirlineId) return null;
    return { id: this.preferredAirlineId, shortName: this.preferredAirlineShortName };
  }

  @Field(() => String, {
    name: 'contactPhone',
    description: 'In groups, as it is dialled from Britain. Empty when none was given.',
  })
  get readablePhone(): string {
    return toReadablePhone(this.contactPhone);
  }

  get airlineText(): string {
    return this.preferredAirlineShortName ?? this.preferredAirlineId ?? 'Any airline';
  }

  @Field(() => Int, {
    name: 'pricePence',
    nullable: true,
    description: 'The office’s offer for the whole trip, in pence; absent until then.',
  })
  pricePenceFor(@Ctx() context: SubgraphContext): number | null {
    return officeOnly(context, this.pricePence, null);
  }

  @Field(() => String, { name: 'notes', description: 'The office’s own notes.' })
  notesFor(@Ctx() context: SubgraphContext): string {
    return officeOnly(context, this.notes, '');
  }
}
