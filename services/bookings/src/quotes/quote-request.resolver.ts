import { type Saved } from '@larkfare/data-kit/records';
import { type Problem } from '@larkfare/data-kit/refusals';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { FormProofInput } from '../forms/form-proof.input.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { RequestQuoteInput, RequestQuoteResult } from './quote-request.input.ts';
import { requestQuote } from './quote-requests.ts';
import { type Quote } from './quote.entity.ts';

@Resolver()
export class QuoteRequestResolver {
  @Mutation(() => RequestQuoteResult, {
    description:
      'Asks the office for a price. The same again within ten minutes is the same request.',
  })
  requestQuote(
    @Arg('input', () => RequestQuoteInput) input: RequestQuoteInput,
    @Arg('proof', () => FormProofInput, { nullable: true }) proof: FormProofInput | undefined,
    @Ctx() context: BookingsContext,
  ): Promise<Saved<Quote> | Problem> {
    return requestQuote(context, input, proof);
  }
}
