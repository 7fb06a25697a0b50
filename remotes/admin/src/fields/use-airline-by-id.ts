import { useQuery } from '@apollo/client/react';
import { isId } from '@larkfare/text-rules';
import { AirlineByIdDocument } from './airline-by-id.generated.ts';

/** An airline's name, or that there is none to be had; what is not an id (a short name in a link) names itself. */
export function useAirlineById(id: string): { name?: string; hasFailed: boolean } {
  const { data, error, loading } = useQuery(AirlineByIdDocument, {
    variables: { id },
    skip: !isId(id),
  });
  if (!isId(id)) return { name: id, hasFailed: false };
  const name = data?.airline?.shortName || data?.airline?.name;
  return { name, hasFailed: !loading && (error !== undefined || !name) };
}
