import { useQuery } from '@apollo/client/react';
import { ListCurrencyDocument } from './list-currency.generated.ts';
import { toListCurrency, type ListCurrency } from './money.rules.ts';

/** The sign of the booking and quote lists; dollars, as specified, until the setting is known and when it cannot be. */
export function useListCurrency(): ListCurrency {
  const { data } = useQuery(ListCurrencyDocument, {
    // The editors of the site information keep more of each value in the cache than is asked for here.
    fetchPolicy: 'no-cache',
  });
  return toListCurrency(data?.siteValues.find(({ key }) => key === 'bookingListCurrency')?.value);
}
