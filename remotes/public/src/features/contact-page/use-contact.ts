import { useQuery } from '@apollo/client/react';
import { bothOf, partOf, useQueryState } from '@larkfare/ui-kit';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import { ContactDocument, WhatsAppNumberDocument, type ContactQuery } from './contact.generated.ts';

export type Contact = ContactQuery['siteInformation'] & { contactWhatsApp: string };

/** Every way to reach us. */
export function useContact() {
  const details = useQueryState(useQuery(ContactDocument), {
    select: ({ siteInformation }) => siteInformation ?? undefined,
    failure: 'Error fetching Contact information.',
  });
  const number = useQueryState(useQuery(WhatsAppNumberDocument), {
    select: ({ siteInformation }) => siteInformation ?? undefined,
    failure: 'Failed to get WhatsApp number.',
  });
  useReportProblem(details);
  useReportProblem(number);
  return partOf(bothOf(details, number), ([contact, { contactWhatsApp }]): Contact => ({
    ...contact,
    contactWhatsApp,
  }));
}
