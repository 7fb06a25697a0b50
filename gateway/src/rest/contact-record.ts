import { z } from 'zod';
import { type EditableContactFragment } from './contact-admin.generated.ts';
import { type ContactRecordFragment } from './contact.generated.ts';
import { enquiryStatus, enquiryStatuses } from './enquiry-status.ts';
import { record, versioned } from './legacy.ts';

export const contact = z.object({
  ...record,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: enquiryStatus,
  createdAt: z.string(),
});

/** As the office sees it. */
export const editableContact = contact.extend({
  extraNotes: z.string(),
  updatedAt: z.string(),
  ...versioned,
});

export const toContact = (sent: ContactRecordFragment) => ({
  _id: sent.id,
  reference: sent.reference,
  name: sent.name,
  email: sent.email,
  phone: sent.phone,
  message: sent.message,
  status: enquiryStatuses[sent.status],
  createdAt: sent.createdAt,
});

export const toEditableContact = (sent: EditableContactFragment) => ({
  ...toContact(sent),
  extraNotes: sent.extraNotes,
  updatedAt: sent.updatedAt,
  version: sent.version,
});
