import { useQuery } from '@apollo/client/react';
import { ContactPhoneDocument } from './contact-phone.generated.ts';

/** The number that a visitor can ring; absent while it is loading or cannot be had. */
export function useContactPhone() {
  const { data, loading, error, refetch } = useQuery(ContactPhoneDocument);
  return {
    isLoading: loading,
    hasFailed: !loading && error !== undefined,
    phone: data?.siteInformation.contactPhone,
    retry: () => void refetch().catch(() => undefined),
  };
}
