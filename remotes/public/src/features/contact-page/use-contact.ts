import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { useGlobalError, useLoading } from '@larkfare/remote-contract';
import { ContactDocument, WhatsAppNumberDocument, type ContactQuery } from './contact.generated.ts';

export type Contact = ContactQuery['siteInformation'] & { contactWhatsApp: string };

/** Every way to reach us. A failure is one of the whole page (specification §8). */
export function useContact() {
  const contact = useQuery(ContactDocument, { notifyOnNetworkStatusChange: true });
  const whatsApp = useQuery(WhatsAppNumberDocument, { notifyOnNetworkStatusChange: true });
  const isLoading = contact.loading || whatsApp.loading;
  useLoading(isLoading);

  const reportError = useGlobalError();
  useEffect(() => {
    if (contact.error) reportError('Error fetching Contact information.', contact.error);
  }, [contact.error, reportError]);
  useEffect(() => {
    if (whatsApp.error) reportError('Failed to get WhatsApp number.', whatsApp.error);
  }, [whatsApp.error, reportError]);

  const details = contact.data?.siteInformation;
  const number = whatsApp.data?.siteInformation;
  return {
    isLoading,
    hasFailed: Boolean(contact.error ?? whatsApp.error),
    contact: details && number ? { ...details, ...number } : undefined,
    // The effects above tell of a retry that fails.
    retry: () => void Promise.all([contact.refetch(), whatsApp.refetch()]).catch(() => undefined),
  };
}
