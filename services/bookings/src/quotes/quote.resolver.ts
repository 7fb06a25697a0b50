import { DeleteResult, pageRequest, requireAdministrator } from '@larkfare/service-kit';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ExportPiece } from '../back-office/export-piece.input.ts';
import { officeOnly } from '../back-office/office-only.ts';
import { EnquiryFilterInput } from '../enquiries/enquiry-filter.input.ts';
import { type BookingsContext } from '../service-context.ts';
import { Quote } from './quote.entity.ts';
import { QuoteInput, QuotePage, SaveQuoteResult } from './quote.input.ts';
import { deleteQuote, quoteById, quoteExport, quotePage, updateQuote } from './quotes.ts';

@Resolver(() => Quote)
export class QuoteResolver {
  @Query(() => QuotePage, { description: 'The newest first.' })
  quotes(
    @Arg('filter', () => EnquiryFilterInput) filter: EnquiryFilterInput,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 20 }) size: number,
    @Ctx() { service }: BookingsContext,
  ): Promise<QuotePage> {
    return quotePage(service, filter, pageRequest(page, size));
  }

  @Query(() => Quote, { nullable: true })
  quote(
    @Arg('id', () => ID) id: string,
    @Ctx() { service }: BookingsContext,
  ): Promise<Quote | null> {
    return quoteById(service, id);
  }

  @Query(() => ExportPiece, {
    description:
      'A piece of the list as CSV, header first; ask again with its `next` until that is absent.',
  })
  quotesExport(
    @Arg('filter', () => EnquiryFilterInput) filter: EnquiryFilterInput,
    @Arg('after', () => ID, { nullable: true }) after: string | undefined,
    @Ctx() { service, authorization }: BookingsContext,
  ): Promise<ExportPiece> {
    return quoteExport(service, filter, after, authorization);
  }

  @Mutation(() => SaveQuoteResult)
  updateQuote(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | undefined,
    @Arg('input', () => QuoteInput) input: QuoteInput,
    @Ctx() context: BookingsContext,
  ): Promise<typeof SaveQuoteResult> {
    const administrator = requireAdministrator(context);
    return updateQuote(context.service, administrator, { id, basedOn: version }, input);
  }

  @Mutation(() => DeleteResult)
  deleteQuote(
    @Arg('id', () => ID) id: string,
    @Ctx() context: BookingsContext,
  ): Promise<typeof DeleteResult> {
    return deleteQuote(context.service, requireAdministrator(context), id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What the office offered for the whole trip, in pence; absent until then.',
  })
  pricePence(@Root() quote: Quote, @Ctx() context: BookingsContext): number | null {
    return officeOnly(context, quote.pricePence, null);
  }

  @FieldResolver(() => String, { description: 'The office’s own notes.' })
  notes(@Root() quote: Quote, @Ctx() context: BookingsContext): string {
    return officeOnly(context, quote.notes, '');
  }
}
