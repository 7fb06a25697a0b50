import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { CustomerTrip } from '../customer/customer-trip.entity.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';

export enum TripType {
  oneWay = 'one-way',
  roundTrip = 'round-trip',
}
registerEnumType(TripType, { name: 'TripType' });

@ObjectType({ description: 'The airline as it was named when the quote was requested.' })
export class PreferredAirline {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Absent when the catalogue could not be asked at that moment.',
  })
  shortName!: string | null;
}

/** What a visitor asked a price for. */
@Entity({ name: 'quotes' })
@ObjectType({ description: 'What a visitor asked a price for.' })
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

  /** What the office offered. */
  @Column({ type: 'integer', name: 'price_pence', nullable: true })
  pricePence!: number | null;

  /** The office's own. */
  @Column({ type: 'text', default: '' })
  notes!: string;

  @Field(() => PreferredAirline, { nullable: true, description: 'Absent for any airline.' })
  get preferredAirline(): PreferredAirline | null {
    if (!this.preferredAirlineId) return null;
    return { id: this.preferredAirlineId, shortName: this.preferredAirlineShortName };
  }
}
