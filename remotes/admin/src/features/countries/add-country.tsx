import { useNotify } from '@larkfare/remote-contract';
import { Button, Field } from '@larkfare/ui-kit';
import styles from '../../saving/add-form.module.css';
import { SaveProblems } from '../../saving/save-problems.tsx';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import { toCountryInput } from './countries.rules.ts';
import { RegionSelect } from './region-select.tsx';
import type { useCountries } from './use-countries.ts';

type AddCountryProps = Pick<ReturnType<typeof useCountries>, 'create'> & {
  /** The region that is looked at; a new country is probably in it. */
  regionId: string;
  regions: readonly { id: string; name: string }[];
};

/** Adds a country; without a name or a region nothing happens (specification §5). */
export function AddCountry({ create, regionId, regions }: AddCountryProps) {
  const notify = useNotify();
  const { form, details, change, problems, above, conflict, isSaving, isDirty, submit, open } =
    useRecordForm({
      opened: { details: { name: '', regionId } },
      problemsOf: () => ({}),
      save: (typed) => {
        const input = toCountryInput(typed);
        return input && create(input);
      },
      onSaved: ({ name, region }) => {
        // The next one is often in the same region.
        open({ details: { name: '', regionId: region.id } });
        notify.success(`${name} is added.`);
      },
    });
  useUnsavedWarning(isDirty);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Add a country"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <Field label="New country name" problem={problems.name} className={styles.field}>
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
        <Field label="Its region" problem={problems.regionId} className={styles.field}>
          {(wiring) => (
            <RegionSelect
              {...wiring}
              regions={regions}
              value={details.regionId}
              onChange={(event) => change({ regionId: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" tone="brand" className={styles.submit} disabled={isSaving}>
          {isSaving ? 'Adding…' : 'Add country'}
        </Button>
      </div>
      <SaveProblems above={above} conflict={conflict} />
    </form>
  );
}
