import {
  type CallTime,
  callTimes,
  describeCallTime,
  type LocalDate,
  londonToday,
} from '@larkfare/london-dates';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column } from 'typeorm';
import { CustomerRequest } from './customer-request.entity.ts';

export const CallTimes = Object.fromEntries(callTimes.map((name) => [name, name]));
registerEnumType(CallTimes, {
  name: 'CallTime',
  description: 'When the customer would like to be rung, seen from the day of the request.',
});

/** The fields that a booking and a quote have in common. */
@ObjectType()
export abstract class CustomerTrip extends CustomerRequest {
  @Column({ type: 'text', name: 'customer_name' })
  @Field(() => String)
  customerName!: string;

  @Column({ type: 'date', name: 'departure_date' })
  @Field(() => LocalDateScalar)
  departureDate!: LocalDate;

  @Column({ type: 'date', name: 'return_date', nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Absent on a one-way trip.' })
  returnDate!: LocalDate | null;

  @Column({ type: 'smallint' })
  @Field(() => Int)
  adults!: number;

  @Column({ type: 'smallint' })
  @Field(() => Int)
  children!: number;

  @Column({ type: 'smallint' })
  @Field(() => Int)
  infants!: number;

  @Column({ type: 'text', name: 'extra_details' })
  @Field(() => String)
  extraDetails!: string;

  @Column({ type: 'text', name: 'call_time', default: 'any' })
  @Field(() => CallTimes)
  callTime!: CallTime;

  /** In words with its day; null for any time. */
  get callTimeText(): string | null {
    return describeCallTime(this.callTime, londonToday(this.createdAt)) ?? null;
  }
}
