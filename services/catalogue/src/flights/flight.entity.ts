import { RecordEntity } from '@larkfare/data-kit/records';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';

@Entity({ name: 'flights' })
@ObjectType({
  description: 'An airline flying from one airport to another, with a price for each month.',
})
@Directive('@key(fields: "id")')
export class Flight extends RecordEntity {
  @Column('uuid', { name: 'departure_airport_id' })
  departureAirportId!: string;

  @Column('uuid', { name: 'arrival_airport_id' })
  arrivalAirportId!: string;

  @Column('uuid', { name: 'airline_id' })
  airlineId!: string;

  @Field(() => Int)
  @Column('integer', { name: 'outbound_minutes', default: 0 })
  outboundMinutes!: number;

  @Field(() => Int)
  @Column('integer', { name: 'return_minutes', default: 0 })
  returnMinutes!: number;

  @Field(() => Int)
  @Column('smallint', { default: 0 })
  stops!: number;

  @Field(() => String, { nullable: true, description: 'The carrier that flies, if another one.' })
  @Column('text', { name: 'operated_by', nullable: true })
  operatedBy!: string | null;
}
