import { type LocalDate } from '@larkfare/london-dates';
import {
  InvalidInput,
  LocalDateScalar,
  NotFound,
  pageType,
  saveResult,
  Stale,
} from '@larkfare/service-kit';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';
import { type QuoteEdit } from './quote-edit.rules.ts';
import { Quote, TripType } from './quote.entity.ts';

@ObjectType()
export class QuotePage extends pageType(Quote) {}

@InputType({ description: 'What is left out stays as it is.' })
export class QuoteInput implements QuoteEdit {
  @Field(() => TripType, { nullable: true })
  tripType?: TripType | null;

  @Field(() => String, { nullable: true })
  from?: string | null;

  @Field(() => String, { nullable: true })
  to?: string | null;

  @Field(() => ID, { nullable: true, description: 'Null for any airline.' })
  preferredAirlineId?: string | null;

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

  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;

  @Field(() => Int, { nullable: true, description: 'Null takes it away.' })
  pricePence?: number | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

export const SaveQuoteResult = saveResult(Quote, [InvalidInput, NotFound, Stale]);
