import { z } from 'zod';
import { crud } from '../crud.ts';
import { enquiryRoutes, enquiryStatuses } from '../enquiries/enquiry-routes.ts';
import { text } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { editableContact, toContact } from './contact.ts';
import {
  ContactMessagesDocument,
  ContactMessagesAfterDocument,
  ContactMessagesExportDocument,
  DeleteContactMessageDocument,
  type EditableContactFragment,
  UpdateContactMessageDocument,
} from './contacts.generated.ts';

export function contactRoutes(api: RestApi): void {
  const resource = {
    path: '/contact',
    schema: editableContact,
    toRecord: toContact<EditableContactFragment>,
  } as const;

  enquiryRoutes(api, {
    ...resource,
    plural: 'Contact messages',
    fileName: 'contacts.csv',
    list: ContactMessagesDocument,
    pieces: ContactMessagesAfterDocument,
    export: ContactMessagesExportDocument,
  });

  crud(api, {
    ...resource,
    name: 'contact message',
    body: z.object({
      status: enquiryStatuses.parameter.optional(),
      extraNotes: text(5000).optional(),
    }),
    toInput: ({ status, extraNotes }) => ({ status, extraNotes }),
    update: [
      'Set the status of a contact message, or the notes on it',
      UpdateContactMessageDocument,
    ],
    delete: ['Delete a contact message', DeleteContactMessageDocument],
  });
}
