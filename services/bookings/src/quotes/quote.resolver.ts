import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { officeOnly } from '../back-office/office-only.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { Quote } from './quote.entity.ts';

@Resolver(() => Quote)
export class QuoteResolver {
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

  @FieldResolver(() => String, {
    description: 'In groups, as it is dialled from Britain. Empty when none was given.',
  })
  contactPhone(@Root() quote: Quote): string {
    return toReadablePhone(quote.contactPhone);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the customer’s mailbox refused our mail for good.',
  })
  mailRefusedAt(@Root() quote: Quote, @Ctx() context: BookingsContext): Date | null {
    return officeOnly(context, quote.mailRefusedAt, null);
  }
}
