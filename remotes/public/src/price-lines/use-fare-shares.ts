import { useQuery } from '@apollo/client/react';
import { type FareShares, fullFares } from '@larkfare/travellers';
import { FareSharesDocument } from './fare-shares.generated.ts';

/** The shares of children and infants, which the site's texts bring. Without them the server checks the total. */
export function useFareShares(): FareShares {
  const { data } = useQuery(FareSharesDocument, { fetchPolicy: 'cache-only' });
  return data?.siteInformation?.fareShares ?? fullFares;
}
