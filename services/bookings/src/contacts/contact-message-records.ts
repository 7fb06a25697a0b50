import {
  deleteMutation,
  type EditableRecords,
  updateMutation,
  updateRecord,
} from '@larkfare/data-kit/records';
import { refuseInput } from '@larkfare/data-kit/refusals';
import { requestList, requestPieces } from '../back-office/request-list.ts';
import { enquiryConditions } from '../enquiries/enquiry-filter.ts';
import { EnquiryFilterInput } from '../enquiries/enquiry-filter.input.ts';
import { contactMessageColumns } from './contact-message-columns.ts';
import {
  editedContactMessage,
  editedContactMessageProblems,
} from './contact-message-edit.rules.ts';
import { ContactMessage } from './contact-message.entity.ts';
import {
  ContactMessageInput,
  ContactMessagePage,
  ContactMessagePiece,
  SaveContactMessageResult,
} from './contact-message.input.ts';

const contactMessages: EditableRecords<ContactMessage, ContactMessageInput> = {
  type: ContactMessage,
  missing: 'This message no longer exists.',
  toColumns(input, before) {
    const edited = editedContactMessage(before, input);
    return refuseInput(editedContactMessageProblems(edited)) ?? edited;
  },
};

export const contactMessageOffice = [
  requestList({
    type: ContactMessage,
    pageType: ContactMessagePage,
    filterType: EnquiryFilterInput,
    names: { one: 'contactMessage', many: 'contactMessages' },
    description: 'The newest first.',
    size: 20,
    conditions: enquiryConditions,
    csvColumns: () => contactMessageColumns,
  }),
  requestPieces({
    type: ContactMessage,
    pieceType: ContactMessagePiece,
    filterType: EnquiryFilterInput,
    name: 'contactMessagesAfter',
    conditions: enquiryConditions,
  }),
  updateMutation(ContactMessage, ContactMessageInput, SaveContactMessageResult, (context, change) =>
    updateRecord(context, contactMessages, change),
  ),
  deleteMutation(contactMessages),
];
