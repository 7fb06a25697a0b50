import { z } from 'zod';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import {
  ContactMessagesDocument,
  ContactMessagesExportDocument,
  DeleteContactMessageDocument,
  UpdateContactMessageDocument,
} from './contact-admin.generated.ts';
import { editableContact, toEditableContact } from './contact-record.ts';
import { CsvFile } from './csv-file.ts';
import { type Door } from './door.ts';
import { enquiryFilter, toEnquiryFilter } from './enquiry-filter.ts';
import { enquiryStatus, toEnquiryStatus } from './enquiry-status.ts';
import { pageOf, toPage } from './legacy.ts';
import { pageIfAny, size, text } from './parameters.ts';
import { toRefused } from './refused.ts';
import { wholeList } from './whole-list.ts';

const contactBody = z.object({
  status: enquiryStatus.optional(),
  extraNotes: text(5000).optional(),
});

export function contactAdminRoutes({ route, operation }: Door): void {
  const messages = operation(ContactMessagesDocument);
  const messagesExport = operation(ContactMessagesExportDocument);
  const updateMessage = operation(UpdateContactMessageDocument);
  const deleteMessage = operation(DeleteContactMessageDocument);

  route(
    'GET /contact',
    {
      summary: 'Contact messages, the latest first: all of them, or a page',
      administrator: true,
      query: enquiryFilter.extend({ page: pageIfAny, size: size(20) }),
      answer: z.union([z.array(editableContact), pageOf(editableContact)]),
    },
    async ({ query, caller }) => {
      const filter = toEnquiryFilter(query);
      const read = async (page: number, size: number) =>
        (await messages({ filter, page, size }, caller)).contactMessages;
      if (query.page !== undefined)
        return toPage(await read(query.page, query.size), toEditableContact);
      return (await wholeList(read)).map(toEditableContact);
    },
  );

  route(
    'GET /contact/export',
    {
      summary: 'The contact messages of a filter as a CSV file',
      administrator: true,
      query: enquiryFilter,
      answer: z.string(),
      contentType: 'text/csv',
    },
    ({ query, caller }) =>
      CsvFile.open('contacts.csv', async (after) => {
        const answer = await messagesExport({ filter: toEnquiryFilter(query), after }, caller);
        return answer.contactMessagesExport;
      }),
  );

  route(
    'PUT /contact/{id}',
    {
      summary: 'Set the status of a contact message, or the notes on it',
      ...changeOf(contactBody),
      answer: editableContact,
    },
    async (request) => {
      const { params, body, caller } = request;
      const { status, extraNotes } = body;
      const { updateContactMessage: result } = await updateMessage(
        {
          ...params,
          version: basedOn(request),
          input: { status: status && toEnquiryStatus(status), extraNotes },
        },
        caller,
      );
      return result.__typename === 'ContactMessageSaved'
        ? toEditableContact(result.contactMessage)
        : toRefused(result);
    },
  );

  route(
    'DELETE /contact/{id}',
    { summary: 'Delete a contact message', ...deletion },
    async ({ params, caller }) => {
      const { deleteContactMessage: result } = await deleteMessage(params, caller);
      return toDeleted(result, 'The contact message was deleted.');
    },
  );
}
