import { useQuery } from '@apollo/client/react';
import { AirlineNameDocument } from './airline-name.generated.ts';

/** The name of an airline that an address names by its id only; what is not an id (a short name) stands for itself. */
export function useAirlineName(id: string): string {
  const { data } = useQuery(AirlineNameDocument, { variables: { id }, skip: !isId(id) });
  return data?.airline?.name ?? (isId(id) ? 'Airline' : id);
}

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);
