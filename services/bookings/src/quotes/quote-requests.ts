import { londonToday } from '@larkfare/london-dates';
import { type Saved } from '@larkfare/data-kit/records';
import { InvalidInput, type Problem, refuseInput } from '@larkfare/data-kit/refusals';
import { type BookingsContext } from '../bookings-context.ts';
import { formProblems, submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { type FormProofInput } from '../forms/form-proof.input.ts';
import { preferredAirlineName } from './preferred-airline.ts';
import {
  type QuoteRequest,
  quoteRequestProblems,
  toQuoteFingerprint,
  toQuoteRequest,
  unknownAirline,
} from './quote-request.rules.ts';
import { Quote, type TripType } from './quote.entity.ts';

/** Stores a visitor's quote request and queues the mails to them and the office. */
export async function requestQuote(
  context: BookingsContext,
  input: QuoteRequest,
  proof: FormProofInput | undefined,
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
  if (airline === 'unknown')
    return new InvalidInput([{ field: 'preferredAirlineId', message: unknownAirline }]);

  return submitEnquiry(context, proof, {
    entity: Quote,
    kind: 'LQ',
    mailSubject: 'quote',
    row: {
      ...request,
      tripType: request.tripType as TripType,
      preferredAirlineShortName: airline.shortName,
    },
    fingerprint: toQuoteFingerprint(request),
    text: request.extraDetails,
    customerEmail: request.email,
  });
}
