import { useQuery } from '@apollo/client/react';
import { ListSignDocument } from './list-sign.generated.ts';

/** The sign of the booking and quote lists; dollars, as specified, until the setting is known and when it cannot be. */
export const useListSign = (): string =>
  useQuery(ListSignDocument, { fetchPolicy: 'no-cache' }).data?.bookingListSign ?? '$';
