import { londonToday } from '@larkfare/london-dates';
import { FieldProblem, InvalidInput } from '@larkfare/service-kit';
import { type Arrival, arrivalProblems, keepEnquiry } from '../enquiries/keep-enquiry.ts';
import { type Bookings } from '../service-context.ts';
import { preferredAirlineName } from './preferred-airline.ts';
import { toQuoteAcknowledgement, toQuoteNotice } from './quote-mails.ts';
import { QuoteRequested, type RequestQuoteResult } from './quote-request.input.ts';
import {
  type QuoteRequest,
  quoteRequestProblems,
  toQuoteFingerprint,
  toQuoteRequest,
  unknownAirline,
} from './quote-request.rules.ts';
import { Quote, type TripType } from './quote.entity.ts';

/** Keeps what a visitor wants a price for, and tells them and the office. */
export async function requestQuote(
  service: Bookings,
  input: QuoteRequest,
  arrival: Arrival,
): Promise<typeof RequestQuoteResult> {
  const request = toQuoteRequest(input);
  const problems = [
    ...quoteRequestProblems(request, londonToday(service.now())),
    ...arrivalProblems(service, arrival),
  ];
  if (problems.length)
    return new InvalidInput(problems.map((each) => new FieldProblem(each.field, each.message)));

  const airline = request.preferredAirlineId
    ? await preferredAirlineName(service, request.preferredAirlineId)
    : { shortName: null };
  if (airline === 'unknown')
    return new InvalidInput([new FieldProblem('preferredAirlineId', unknownAirline)]);

  const answer = await keepEnquiry(
    service,
    {
      entity: Quote,
      kind: 'LQ',
      row: {
        ...request,
        tripType: request.tripType as TripType,
        preferredAirlineShortName: airline.shortName,
      },
      fingerprint: toQuoteFingerprint(request),
      text: request.extraDetails,
      customerEmail: request.email,
      toAcknowledgement: toQuoteAcknowledgement,
      toNotice: toQuoteNotice,
    },
    arrival,
  );
  return 'kept' in answer ? new QuoteRequested(answer.kept) : answer;
}
