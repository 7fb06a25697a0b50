import { z } from 'zod';

/** Statuses of contact messages and quotes under their old names. */
export const enquiryStatus = z.enum(['pending', 'in-progress', 'responded', 'closed']);

export const enquiryStatuses = {
  pending: 'pending',
  inProgress: 'in-progress',
  responded: 'responded',
  closed: 'closed',
} as const;

/** The other way round. */
export const toEnquiryStatus = (status: z.output<typeof enquiryStatus>) =>
  status === 'in-progress' ? 'inProgress' : status;
