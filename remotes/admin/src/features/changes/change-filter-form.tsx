import type { FormEvent } from 'react';
import { Field, Grid } from '@larkfare/ui-kit';
import type { Area } from './areas.ts';
import { kindName } from './changed-record.rules.ts';
import { SearchButtons } from '../../office/search-form.tsx';
import styles from '../../office/filter-form.module.css';
import { isNarrowed, noFilter, type ChangeFilter } from './changes.rules.ts';

type ChangeFilterFormProps = {
  area: Area;
  filter: ChangeFilter;
  onFilter: (filter: ChangeFilter) => void;
};

/** Narrows the changes by person, kind of record and day. */
export function ChangeFilterForm({ area, filter, onFilter }: ChangeFilterFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    onFilter({ person: text('person'), kind: text('kind'), from: text('from'), to: text('to') });
  };
  return (
    <Grid
      as="form"
      columns="10rem"
      gap={[3, 4]}
      role="search"
      aria-label="Filter changes"
      onSubmit={submit}
    >
      <Field label="Person">
        {(control) => (
          <input
            {...control}
            type="search"
            name="person"
            placeholder="Any email address"
            maxLength={100}
            defaultValue={filter.person}
          />
        )}
      </Field>
      <Field label="Kind">
        {(control) => (
          <select {...control} name="kind" defaultValue={filter.kind}>
            <option value="">All</option>
            {area.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="From">
        {(control) => <input {...control} type="date" name="from" defaultValue={filter.from} />}
      </Field>
      <Field label="To">
        {(control) => <input {...control} type="date" name="to" defaultValue={filter.to} />}
      </Field>
      <SearchButtons
        className={styles.tools}
        onClear={isNarrowed(filter) && (() => onFilter(noFilter))}
      />
    </Grid>
  );
}
