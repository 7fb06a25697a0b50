import { saveResult } from '@larkfare/data-kit/records';
import { InvalidInput, TooManyRequests } from '@larkfare/data-kit/refusals';
import { Field, ID, InputType } from 'type-graphql';
import { RequestTripInput } from '../customer/customer-trip.input.ts';
import { type QuoteRequest } from './quote-request.rules.ts';
import { Quote, TripType } from './quote.entity.ts';

@InputType()
export class RequestQuoteInput extends RequestTripInput implements QuoteRequest {
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
}

export const RequestQuoteResult = saveResult(Quote, [InvalidInput, TooManyRequests], {
  result: 'RequestQuoteResult',
  saved: 'QuoteRequested',
  description: 'The quote request is stored, and mails about it are on their way.',
});
