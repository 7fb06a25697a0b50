import {
  deleteMutation,
  type EditableRecords,
  saveResult,
  updateMutation,
  updateRecord,
} from '@larkfare/data-kit/records';
import { InvalidInput, NotFound, refuseInput, Stale } from '@larkfare/data-kit/refusals';
import { Field, InputType } from 'type-graphql';
import { toCsvDay } from '../back-office/csv.ts';
import { enquiryQueries } from '../enquiries/enquiry-queries.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';
import { ContactMessage } from './contact-message.ts';
import {
  type ContactMessageEdit,
  editedContactMessage,
  editedContactMessageProblems,
} from './contact-message.rules.ts';

@InputType({ description: 'Omitted fields stay unchanged.' })
class ContactMessageInput implements ContactMessageEdit {
  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;

  @Field(() => String, { nullable: true })
  extraNotes?: string | null;
}

const contactMessages: EditableRecords<ContactMessage, ContactMessageInput> = {
  type: ContactMessage,
  missing: 'This message no longer exists.',
  toColumns(input, before) {
    const edited = editedContactMessage(before, input);
    return refuseInput(editedContactMessageProblems(edited)) ?? edited;
  },
};

const SaveResult = saveResult(ContactMessage, [InvalidInput, NotFound, Stale]);

export const contactMessageOffice = [
  ...enquiryQueries(ContactMessage, () => ({
    Reference: (message) => message.reference,
    Received: (message) => toCsvDay(message.createdAt),
    Status: (message) => message.status,
    Name: (message) => message.name,
    Email: (message) => message.email,
    Phone: (message) => message.readablePhone,
    Message: (message) => message.message,
    'Extra notes': (message) => message.extraNotes,
  })),
  updateMutation(ContactMessage, ContactMessageInput, SaveResult, (context, change) =>
    updateRecord(context, contactMessages, change),
  ),
  deleteMutation(contactMessages),
];
