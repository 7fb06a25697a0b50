import { useQuery } from '@apollo/client/react';
import { isId } from '@larkfare/text-rules';
import { AirlineNameDocument } from './airline-name.generated.ts';

/** The name of an airline that an address names by its id only; what is not an id (a short name) is a name already. */
export function useAirlineName(id = ''): string | undefined {
  const { data } = useQuery(AirlineNameDocument, { variables: { id }, skip: !isId(id) });
  return isId(id) ? data?.airline?.name : id;
}
