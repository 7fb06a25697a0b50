import { useCallback, useEffect } from 'react';
import { AirlinesField, Pill } from '@larkfare/ui-kit';
import { useAirlineById, useAirlineChoices } from './use-airlines.ts';

type PreferredAirlinesProps = {
  label?: string;
  ids: readonly string[];
  onIds: (ids: string[]) => void;
  /** An airline as a record has it, which may have been deleted since. */
  remembered?: { id: string; name: string } | null | undefined;
};

/** The airlines that flights or bookings are looked for of. */
export const PreferredAirlines = ({
  label = 'Preferred Airlines',
  ids,
  onIds,
  remembered,
}: PreferredAirlinesProps) => (
  <AirlinesField
    label={label}
    ids={ids}
    onIds={onIds}
    source={useAirlineChoices()}
    ChosenAirline={useCallback(
      ({ id, onRemove }: AirlinePillProps) =>
        id === remembered?.id ? (
          <Pill name={remembered.name} onRemove={onRemove} />
        ) : (
          <AirlinePill id={id} onRemove={onRemove} />
        ),
      [remembered],
    )}
  />
);

type AirlinePillProps = { id: string; onRemove: () => void };

/** An airline whose details cannot be had is dropped without a word (specification §8); until they come it is 'Airline'. */
export function AirlinePill({ id, onRemove }: AirlinePillProps) {
  const { name, hasFailed } = useAirlineById(id);
  useEffect(() => {
    if (hasFailed) onRemove();
  }, [hasFailed, onRemove]);
  return <Pill name={name ?? 'Airline'} onRemove={onRemove} />;
}
