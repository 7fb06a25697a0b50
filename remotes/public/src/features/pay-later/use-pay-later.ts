import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@larkfare/ui-kit';
import { PayLaterDocument, type PayLaterQuery } from './pay-later.generated.ts';

type PayLaterText = PayLaterQuery['siteInformation']['payLater'];
export type PayLaterItem = PayLaterText['items'][number];

/** The texts of the Pay Later page, and the number to ring about it. */
export function usePayLater() {
  const query = useQuery(PayLaterDocument);
  const payLater = useQueryState(query, {
    select: ({ siteInformation }) =>
      Array.isArray(siteInformation?.payLater?.items) ? siteInformation.payLater : undefined,
    failure: 'Error fetching Paylater information.',
    prefersServerMessage: true,
    invalid: 'Invalid Paylater received from server.',
  });
  const loadPhone = (): Promise<string | undefined> =>
    query.refetch().then(
      ({ data }) => data?.siteInformation?.contactPhone,
      () => undefined,
    );
  return { payLater, phone: query.data?.siteInformation?.contactPhone, loadPhone };
}
