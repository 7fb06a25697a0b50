import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { officeOnly } from '../back-office/office-only.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { Booking } from './booking.entity.ts';

@Resolver(() => Booking)
export class BookingResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What the office agreed for the whole booking, in pence; absent until then.',
  })
  finalPricePence(@Root() booking: Booking, @Ctx() context: BookingsContext): number | null {
    return officeOnly(context, booking.finalPricePence, null);
  }

  @FieldResolver(() => String, { description: 'The office’s own notes.' })
  notes(@Root() booking: Booking, @Ctx() context: BookingsContext): string {
    return officeOnly(context, booking.notes, '');
  }

  @FieldResolver(() => String, { description: 'In groups, as it is dialled from Britain.' })
  contactPhone(@Root() booking: Booking): string {
    return toReadablePhone(booking.contactPhone);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the customer’s mailbox refused our mail for good.',
  })
  mailRefusedAt(@Root() booking: Booking, @Ctx() context: BookingsContext): Date | null {
    return officeOnly(context, booking.mailRefusedAt, null);
  }
}
