import { type LocalDate } from '@larkfare/london-dates';
import { InvalidInput, LocalDateScalar, saveResult } from '@larkfare/service-kit';
import { Field, ID, InputType, Int } from 'type-graphql';
import { TooManyRequests } from '../forms/form-proof.input.ts';
import { type QuoteRequest } from './quote-request.rules.ts';
import { Quote, TripType } from './quote.entity.ts';

@InputType()
export class RequestQuoteInput implements QuoteRequest {
  @Field(() => String)
  customerName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { defaultValue: '', description: 'Optional.' })
  contactPhone!: string;

  @Field(() => TripType)
  tripType!: TripType;

  @Field(() => String)
  from!: string;

  @Field(() => String)
  to!: string;

  @Field(() => ID, { nullable: true, description: 'Absent or empty for any airline.' })
  preferredAirlineId?: string | null;

  @Field(() => LocalDateScalar)
  departureDate!: LocalDate;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Required for a round trip.' })
  returnDate?: LocalDate | null;

  @Field(() => Int, { defaultValue: 1, description: 'Below 1 it counts as 1.' })
  adults!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Under 12. Below 0 it counts as 0.' })
  children!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Under 2. Below 0 it counts as 0.' })
  infants!: number;

  @Field(() => String, { defaultValue: '' })
  extraDetails!: string;
}

export const RequestQuoteResult = saveResult(Quote, [InvalidInput, TooManyRequests], {
  result: 'RequestQuoteResult',
  saved: 'QuoteRequested',
  description: 'The quote request is stored, and mails about it are on their way.',
});
