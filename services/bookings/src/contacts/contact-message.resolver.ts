import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { officeOnly } from '../back-office/office-only.ts';
import { type BookingsContext } from '../bookings-context.ts';
import { ContactMessage } from './contact-message.entity.ts';

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @FieldResolver(() => String, { description: 'The office’s own notes.' })
  extraNotes(@Root() message: ContactMessage, @Ctx() context: BookingsContext): string {
    return officeOnly(context, message.extraNotes, '');
  }
}
