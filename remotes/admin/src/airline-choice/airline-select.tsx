import { Button, Field } from '@larkfare/ui-kit';
import { useEveryAirline, type ListedAirline } from './use-every-airline.ts';

type AirlineSelectProps = {
  label?: string;
  name: string;
  /** The chosen airline's id, empty for none. */
  value: string;
  onValue: (id: string, airline?: ListedAirline) => void;
  /** What stands for none, such as 'Any airline'. */
  empty: string;
  /** The airline as a record remembers it, so that one which is gone from the list can still be read. */
  remembered?: { id: string; name: string } | undefined;
  problem?: string | undefined;
};

/** One airline out of all. */
export function AirlineSelect({
  label = 'Airline',
  name,
  value,
  onValue,
  empty,
  remembered,
  problem,
}: AirlineSelectProps) {
  const { airlines = [], isLoading, hasFailed, retry } = useEveryAirline();
  const isRememberedOnly =
    remembered !== undefined && !airlines.some(({ id }) => id === remembered.id);
  return (
    <Field
      label={label}
      problem={problem}
      hint={
        hasFailed && (
          <>
            The airlines could not be loaded.{' '}
            <Button tone="plain" onClick={retry}>
              Try again
            </Button>
          </>
        )
      }
    >
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          value={value}
          onChange={({ target }) =>
            onValue(
              target.value,
              airlines.find(({ id }) => id === target.value),
            )
          }
        >
          <option value="">{isLoading ? 'Loading airlines…' : empty}</option>
          {isRememberedOnly && <option value={remembered.id}>{remembered.name}</option>}
          {airlines.map((airline) => (
            <option key={airline.id} value={airline.id}>
              {airline.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
