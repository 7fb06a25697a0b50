import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TravelClass } from './monthly-price.rules.ts';

registerEnumType(TravelClass, { name: 'TravelClass' });

@Entity({ name: 'monthly_prices' })
@ObjectType({
  description:
    'What a person pays in one month, in pence; the original price is the price plus the saving.',
})
export class MonthlyPrice {
  @PrimaryColumn('uuid', { name: 'flight_id' })
  flightId!: string;

  @PrimaryColumn('enum', { name: 'travel_class', enum: TravelClass, default: TravelClass.economy })
  travelClass!: TravelClass;

  @Field(() => Int, { description: '1 to 12.' })
  @PrimaryColumn('smallint')
  month!: number;

  @Field(() => Int, { nullable: true, description: 'Absent: not offered one way that month.' })
  @Column('integer', { name: 'one_way_pence', nullable: true })
  oneWayPence!: number | null;

  @Field(() => Int)
  @Column('integer', { name: 'one_way_saving_pence', default: 0 })
  oneWaySavingPence!: number;

  @Field(() => Int, { nullable: true, description: 'Absent: no round trips that month.' })
  @Column('integer', { name: 'round_trip_pence', nullable: true })
  roundTripPence!: number | null;

  @Field(() => Int)
  @Column('integer', { name: 'round_trip_saving_pence', default: 0 })
  roundTripSavingPence!: number;
}
