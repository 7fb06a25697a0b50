import { useNotify } from '@larkfare/remote-contract';
import { Button, Field } from '@larkfare/ui-kit';
import { SaveProblems } from '../../saving/save-problems.tsx';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import styles from '../../saving/add-form.module.css';
import { toRegionInput } from './regions.rules.ts';
import type { useRegions } from './use-regions.ts';

const opened = { details: { name: '' } };

/** Adds a continent; a blank name is ignored silently (specification §5). */
export function AddRegion({ create }: Pick<ReturnType<typeof useRegions>, 'create'>) {
  const notify = useNotify();
  const { form, details, change, problems, above, conflict, isSaving, isDirty, submit, open } =
    useRecordForm({
      opened,
      problemsOf: () => ({}),
      save: (typed) => {
        const input = toRegionInput(typed);
        return input && create(input);
      },
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
      aria-label="Add a continent"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <Field label="New continent name" problem={problems.name} className={styles.field}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              name="name"
              autoComplete="off"
              maxLength={100}
              value={details.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" tone="brand" className={styles.submit} disabled={isSaving}>
          {isSaving ? 'Adding…' : 'Add continent'}
        </Button>
      </div>
      <SaveProblems above={above} conflict={conflict} />
    </form>
  );
}
