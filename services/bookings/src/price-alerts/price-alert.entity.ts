import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { type LocalDate } from '@larkfare/london-dates';
import { type TravelClass } from '@larkfare/travellers';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TravelClasses } from '../bookings/booking.entity.ts';
import { TripType } from '../quotes/quote.ts';

@Entity({ name: 'price_alerts' })
@ObjectType({ description: 'A visitor’s wish for a mail when the price of a route drops.' })
export class PriceAlert {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text', { name: 'trip_type' })
  @Field(() => TripType)
  tripType!: TripType;

  @Column('text', { name: 'travel_class' })
  @Field(() => TravelClasses)
  travelClass!: TravelClass;

  @Column('text')
  @Field(() => String)
  from!: string;

  @Column('text')
  @Field(() => String)
  to!: string;

  @Column('uuid', { name: 'from_id', nullable: true })
  @Field(() => ID, { nullable: true, description: 'An airport’s or a location’s.' })
  fromId!: string | null;

  @Column('uuid', { name: 'to_id', nullable: true })
  @Field(() => ID, { nullable: true, description: 'An airport’s or a location’s.' })
  toId!: string | null;

  @Column('date', { nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day of the month of departure; absent for any month.',
  })
  month!: LocalDate | null;

  @Column('integer', { name: 'below_pence', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Absent for any drop.' })
  belowPence!: number | null;

  @Column('integer', { name: 'last_price_pence', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'In pence, as the last check found it; absent before the first price.',
  })
  lastPricePence!: number | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('date', { name: 'mailed_on', nullable: true })
  mailedOn!: LocalDate | null;

  @Column('bytea', { name: 'request_hash' })
  requestHash!: Buffer;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether its address confirmed it.' })
  get isConfirmed(): boolean {
    return this.confirmedAt !== null;
  }
}
