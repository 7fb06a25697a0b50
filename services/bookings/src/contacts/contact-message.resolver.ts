import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { officeOnly } from '../back-office/office-only.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { ContactMessage } from './contact-message.entity.ts';

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @FieldResolver(() => String, { description: 'The office’s own notes.' })
  extraNotes(@Root() message: ContactMessage, @Ctx() context: BookingsContext): string {
    return officeOnly(context, message.extraNotes, '');
  }

  @FieldResolver(() => String, {
    description: 'In groups, as it is dialled from Britain. Empty when none was given.',
  })
  phone(@Root() message: ContactMessage): string {
    return toReadablePhone(message.phone);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the customer’s mailbox refused our mail for good.',
  })
  mailRefusedAt(@Root() message: ContactMessage, @Ctx() context: BookingsContext): Date | null {
    return officeOnly(context, message.mailRefusedAt, null);
  }
}
