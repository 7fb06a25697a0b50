import { type CsvColumns, toCsvDay } from '../back-office/csv.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { type ContactMessage } from './contact-message.entity.ts';

/** An export of contact messages: a column for each thing that a tile of the back office shows. */
export const contactMessageColumns: CsvColumns<ContactMessage> = {
  Reference: (message) => message.reference,
  Received: (message) => toCsvDay(message.createdAt),
  Status: (message) => message.status,
  Name: (message) => message.name,
  Email: (message) => message.email,
  Phone: (message) => toReadablePhone(message.phone),
  Message: (message) => message.message,
  'Extra notes': (message) => message.extraNotes,
};
