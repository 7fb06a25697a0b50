import { useQuery } from '@apollo/client/react';
import { AirportByIdDocument } from './airport-by-id.generated.ts';
import type { AirportChoice } from './airport-choice.rules.ts';

/** A choice that an address names by its id only, with its name once that is loaded. */
export function useNamedAirport(choice: AirportChoice): AirportChoice {
  const { data } = useQuery(AirportByIdDocument, {
    variables: { id: choice.id },
    skip: choice.id === '' || choice.text !== '',
  });
  if (choice.text !== '' || choice.id === '') return choice;
  const text = data?.airport?.name ?? data?.location?.name;
  return text ? { ...choice, text, code: data?.airport?.code ?? '' } : choice;
}
