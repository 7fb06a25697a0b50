import { z } from 'zod';
import { enquiryStatus, toEnquiryStatus } from './enquiry-status.ts';
import { text } from './parameters.ts';
import { type EnquiryFilterInput } from './quote-admin.generated.ts';

/** What quotes and contact messages are looked through by. */
export const enquiryFilter = z.object({
  q: text(100).default('').describe('A part of a name, an address, a reference or the text.'),
  status: enquiryStatus.optional(),
});

export const toEnquiryFilter = ({
  q,
  status,
}: z.output<typeof enquiryFilter>): EnquiryFilterInput => ({
  query: q,
  status: status && toEnquiryStatus(status),
});
