import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { PayLaterDocument, type PayLaterQuery } from './pay-later.generated.ts';
import { payLaterProblem } from './pay-later.rules.ts';

type SiteInformation = PayLaterQuery['siteInformation'];
export type PayLaterText = SiteInformation['payLater'];
export type PayLaterItem = PayLaterText['items'][number];

/** What the Pay Later page says, and the number to ring about it. */
export function usePayLater() {
  const { data, error, loading, refetch } = useQuery(PayLaterDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  const payLater: PayLaterText | undefined = data?.siteInformation?.payLater;
  const problem = payLaterProblem({
    hasFailed: error !== undefined,
    serverMessage: CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined,
    items: payLater?.items,
  });

  /** Reads again; a failure is told by `problem`, like that of the first reading. */
  const readAgain = (): Promise<SiteInformation | undefined> =>
    refetch().then(
      (answer) => answer.data?.siteInformation,
      () => undefined,
    );
  return {
    isLoading: loading,
    payLater: problem ? undefined : payLater,
    phone: data?.siteInformation?.contactPhone,
    // A first reading that is still on its way has no problem yet.
    problem: loading && !error ? undefined : problem,
    readAgain,
  };
}
