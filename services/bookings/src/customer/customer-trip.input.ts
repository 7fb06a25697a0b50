import { type CallTime, type LocalDate } from '@larkfare/london-dates';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, InputType, Int } from 'type-graphql';
import { CallTimes } from './customer-trip.entity.ts';

/** The fields that booking requests and quote requests have in common. */
@InputType()
export abstract class RequestTripInput {
  @Field(() => String)
  customerName!: string;

  @Field(() => LocalDateScalar)
  departureDate!: LocalDate;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Absent on a one-way trip.' })
  returnDate?: LocalDate | null;

  @Field(() => Int, { defaultValue: 1, description: 'At least 1.' })
  adults!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Under 12.' })
  children!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Under 2.' })
  infants!: number;

  @Field(() => String, { defaultValue: '' })
  extraDetails!: string;

  @Field(() => CallTimes, { defaultValue: 'any' })
  callTime!: CallTime;
}

/** The fields that the office edits of both. */
@InputType()
export abstract class EditTripInput {
  @Field(() => LocalDateScalar, { nullable: true })
  departureDate?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Null on a one-way trip.' })
  returnDate?: LocalDate | null;

  @Field(() => Int, { nullable: true })
  adults?: number | null;

  @Field(() => Int, { nullable: true })
  children?: number | null;

  @Field(() => Int, { nullable: true })
  infants?: number | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}
