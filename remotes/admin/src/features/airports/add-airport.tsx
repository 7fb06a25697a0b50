import { useNotify } from '@larkfare/remote-contract';
import { Button, Field } from '@larkfare/ui-kit';
import styles from '../../saving/add-form.module.css';
import { SaveProblems } from '../../saving/save-problems.tsx';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import { airportProblems, newAirport, toAirportInput } from './airports.rules.ts';
import { CodeInput } from './code-input.tsx';
import { LocationField } from './location-field.tsx';
import type { useAirports } from './use-airports.ts';

type AddAirportProps = Pick<ReturnType<typeof useAirports>, 'create'> & {
  /** The location whose airports are listed: a new one is its, and is not asked for it. */
  location: { id: string; name: string } | undefined;
};

/** Adds an airport. */
export function AddAirport({ create, location }: AddAirportProps) {
  const notify = useNotify();
  const opened = { details: newAirport(location) };
  const { form, details, change, problems, above, conflict, isSaving, isDirty, submit, open } =
    useRecordForm({
      opened,
      problemsOf: airportProblems,
      save: (typed) => create(toAirportInput(typed)),
      onSaved: ({ name }) => {
        open(opened);
        notify.success(`${name} is added.`);
      },
    });
  useUnsavedWarning(isDirty);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Add an airport"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <Field label="New airport name" problem={problems.name} className={styles.field}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              name="name"
              autoComplete="off"
              maxLength={150}
              value={details.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Code" problem={problems.code} className={styles.short}>
          {(wiring) => (
            <CodeInput {...wiring} value={details.code} onCode={(code) => change({ code })} />
          )}
        </Field>
        {!location && (
          <LocationField
            className={styles.field}
            details={details}
            problem={problems.locationId}
            onPick={change}
          />
        )}
        <Button type="submit" tone="brand" className={styles.submit} disabled={isSaving}>
          {isSaving ? 'Adding…' : 'Add airport'}
        </Button>
      </div>
      <SaveProblems above={above} conflict={conflict} />
    </form>
  );
}
