import { z } from 'zod';
import { enquiryStatuses } from '../enquiries/enquiry-routes.ts';
import { record, versioned } from '../mappers.ts';
import { type ContactRecordFragment } from './send-message.generated.ts';

export const contact = z.object({
  ...record,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: enquiryStatuses.schema,
  createdAt: z.string(),
});

/** The administrator's view, with notes. */
export const editableContact = contact.extend({
  extraNotes: z.string(),
  updatedAt: z.string(),
  ...versioned,
});

export const toContact = <Row extends ContactRecordFragment>({ status, ...message }: Row) => ({
  ...message,
  status: enquiryStatuses.toLegacy(status),
});
