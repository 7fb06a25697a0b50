import { saveResult } from '@larkfare/data-kit/records';
import { InvalidInput, NotFound, Stale } from '@larkfare/data-kit/refusals';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EditTripInput } from '../customer/customer-trip.input.ts';
import { requestPageType } from '../back-office/request-page.input.ts';
import { pieceType } from '../back-office/export-piece.input.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';
import { type QuoteEdit } from './quote-edit.rules.ts';
import { Quote, TripType } from './quote.entity.ts';

@ObjectType()
export class QuotePage extends requestPageType(Quote) {}

@ObjectType()
export class QuotePiece extends pieceType(Quote) {}

@InputType({ description: 'What is left out stays as it is.' })
export class QuoteInput extends EditTripInput implements QuoteEdit {
  @Field(() => TripType, { nullable: true })
  tripType?: TripType | null;

  @Field(() => String, { nullable: true })
  from?: string | null;

  @Field(() => String, { nullable: true })
  to?: string | null;

  @Field(() => ID, { nullable: true, description: 'Null for any airline.' })
  preferredAirlineId?: string | null;

  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;

  @Field(() => Int, { nullable: true, description: 'Null takes it away.' })
  pricePence?: number | null;
}

export const SaveQuoteResult = saveResult(Quote, [InvalidInput, NotFound, Stale]);
