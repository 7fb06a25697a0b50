import { DeleteResult, pageRequest, requireAdministrator } from '@larkfare/service-kit';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ExportPiece } from '../back-office/export-piece.input.ts';
import { officeOnly } from '../back-office/office-only.ts';
import { EnquiryFilterInput } from '../enquiries/enquiry-filter.input.ts';
import { type BookingsContext } from '../service-context.ts';
import { ContactMessage } from './contact-message.entity.ts';
import {
  ContactMessageInput,
  ContactMessagePage,
  SaveContactMessageResult,
} from './contact-message.input.ts';
import {
  contactMessageById,
  contactMessageExport,
  contactMessagePage,
  deleteContactMessage,
  updateContactMessage,
} from './contact-messages.ts';

@Resolver(() => ContactMessage)
export class ContactMessageResolver {
  @Query(() => ContactMessagePage, { description: 'The newest first.' })
  contactMessages(
    @Arg('filter', () => EnquiryFilterInput) filter: EnquiryFilterInput,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 20 }) size: number,
    @Ctx() { service }: BookingsContext,
  ): Promise<ContactMessagePage> {
    return contactMessagePage(service, filter, pageRequest(page, size));
  }

  @Query(() => ContactMessage, { nullable: true })
  contactMessage(
    @Arg('id', () => ID) id: string,
    @Ctx() { service }: BookingsContext,
  ): Promise<ContactMessage | null> {
    return contactMessageById(service, id);
  }

  @Query(() => ExportPiece, {
    description:
      'A piece of the list as CSV, header first; ask again with its `next` until that is absent.',
  })
  contactMessagesExport(
    @Arg('filter', () => EnquiryFilterInput) filter: EnquiryFilterInput,
    @Arg('after', () => ID, { nullable: true }) after: string | undefined,
    @Ctx() { service }: BookingsContext,
  ): Promise<ExportPiece> {
    return contactMessageExport(service, filter, after);
  }

  @Mutation(() => SaveContactMessageResult)
  updateContactMessage(
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | undefined,
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Ctx() context: BookingsContext,
  ): Promise<typeof SaveContactMessageResult> {
    const administrator = requireAdministrator(context);
    return updateContactMessage(context.service, administrator, { id, basedOn: version }, input);
  }

  @Mutation(() => DeleteResult)
  deleteContactMessage(
    @Arg('id', () => ID) id: string,
    @Ctx() context: BookingsContext,
  ): Promise<typeof DeleteResult> {
    return deleteContactMessage(context.service, requireAdministrator(context), id);
  }

  @FieldResolver(() => String, { description: 'The office’s own notes.' })
  extraNotes(@Root() message: ContactMessage, @Ctx() context: BookingsContext): string {
    return officeOnly(context, message.extraNotes, '');
  }
}
