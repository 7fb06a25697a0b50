import { CombinedGraphQLErrors } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { aboutProblem } from './about.rules.ts';
import { AboutUsDocument, type AboutUsQuery } from './about-us.generated.ts';

export type AboutBlock = AboutUsQuery['siteInformation']['aboutUsLong'][number];

/** The long text about us, block by block. */
export function useAboutUs() {
  const { data, error, loading, refetch } = useQuery(AboutUsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  const blocks: AboutBlock[] | undefined = data?.siteInformation?.aboutUsLong;
  const problem = aboutProblem({
    hasFailed: error !== undefined,
    serverMessage: CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined,
    blocks,
  });
  return {
    isLoading: loading,
    blocks: problem ? undefined : blocks,
    // A first reading that is still on its way has no problem yet.
    problem: loading && !error ? undefined : problem,
    // A retry that fails is told by `problem`, like the first reading.
    retry: () => void refetch().catch(() => undefined),
  };
}
