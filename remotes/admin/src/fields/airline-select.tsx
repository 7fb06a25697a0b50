import { Button } from '@larkfare/ui-kit';
import { FormField, type FormState } from './fields.tsx';
import { ProblemLine } from './problem-line.tsx';
import { PreferredAirlines } from './preferred-airlines.tsx';
import { useEveryAirline } from './use-airlines.ts';

type AirlineSelectProps<Name extends string> = {
  /** Its value is the chosen airline's id, empty for none. */
  form: FormState<NoInfer<Name>, string>;
  name: Name;
  label?: string;
  /** The choice of none, such as 'Any airline'. */
  empty: string;
  /** The airline as the record has it, which may be gone from the list. */
  remembered?: { id: string; name: string } | null | undefined;
};

/** A longer list is not read: of more airlines, one is found by its name. */
const longestList = 100;

/** One airline out of all. */
export function AirlineSelect<Name extends string>({
  form,
  name,
  label = 'Airline',
  empty,
  remembered,
}: AirlineSelectProps<Name>) {
  const { data: airlines = [], isLoading, problem, refetch } = useEveryAirline();
  if (airlines.length > longestList)
    return (
      <div>
        <PreferredAirlines
          label={label}
          ids={[form.details[name]].filter(Boolean)}
          onIds={(ids) => form.change({ [name]: ids.at(-1) ?? '' } as Record<Name, string>)}
          remembered={remembered}
        />
        <ProblemLine text={form.problems[name]} />
      </div>
    );
  const isRememberedOnly = remembered && !airlines.some(({ id }) => id === remembered.id);
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      hint={
        problem && (
          <>
            {problem}{' '}
            <Button tone="plain" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )
      }
    >
      {({ onValue, ...control }) => (
        <select {...control} onChange={({ target }) => onValue(target.value)}>
          <option value="">{isLoading ? 'Loading airlines…' : empty}</option>
          {isRememberedOnly && <option value={remembered.id}>{remembered.name}</option>}
          {airlines.map((airline) => (
            <option key={airline.id} value={airline.id}>
              {airline.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
