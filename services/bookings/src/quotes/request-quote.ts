import { londonToday } from '@larkfare/london-dates';
import { type Saved, saveResult } from '@larkfare/data-kit/records';
import {
  InvalidInput,
  type Problem,
  refuseInput,
  TooManyRequests,
} from '@larkfare/data-kit/refusals';
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { RequestTripInput } from '../customer/customer-trip.input.ts';
import { formProblems, submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { FormProofInput } from '../forms/form-proof.input.ts';
import { preferredAirlineName } from './preferred-airline.ts';
import {
  type QuoteRequest,
  quoteRequestProblems,
  toQuoteRequest,
  unknownAirline,
} from './quote.rules.ts';
import { Quote, TripType } from './quote.ts';

@InputType()
class RequestQuoteInput extends RequestTripInput implements QuoteRequest {
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

const RequestQuoteResult = saveResult(Quote, [InvalidInput, TooManyRequests], {
  result: 'RequestQuoteResult',
  saved: 'QuoteRequested',
  description: 'The quote request is stored, and mails about it are on their way.',
});

@Resolver()
export class RequestQuoteResolver {
  @Mutation(() => RequestQuoteResult, {
    description:
      'Requests a price from the office. The same again within ten minutes is the same request.',
  })
  async requestQuote(
    @Arg('input', () => RequestQuoteInput) input: RequestQuoteInput,
    @Arg('proof', () => FormProofInput, { nullable: true }) proof: FormProofInput | undefined,
    @Ctx() context: BookingsContext,
  ): Promise<Saved<Quote> | Problem> {
    const request = toQuoteRequest(input);
    const refusal = refuseInput([
      ...quoteRequestProblems(request, londonToday(context.now())),
      ...formProblems(context, proof),
    ]);
    if (refusal) return refusal;

    const airline = request.preferredAirlineId
      ? await preferredAirlineName(context, request.preferredAirlineId)
      : { shortName: null };
    if (airline === 'unknown') return InvalidInput.of('preferredAirlineId', unknownAirline);

    const { tripType } = input;
    return submitEnquiry(context, proof, {
      type: Quote,
      kind: 'quote',
      request,
      columns: { ...request, tripType, preferredAirlineShortName: airline.shortName },
      text: request.extraDetails,
    });
  }
}
