import { type LocalDate } from '@larkfare/london-dates';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { CustomerRequest } from './customer-request.entity.ts';

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
}
