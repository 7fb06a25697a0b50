import type { ReactNode } from 'react';
import { counted } from '@larkfare/text-rules';
import { Field, Note, Row } from '@larkfare/ui-kit';
import { useAddressQuery } from '../office/use-address-query.ts';
import type { Parent } from './use-parents.ts';
import styles from './list-filters.module.css';

type ListFiltersProps = {
  /** The noun of the records, one and many: ['airport', 'airports']. */
  noun: readonly [string, string];
  /** How many match; absent until they are loaded. */
  count: number | undefined;
  children: ReactNode;
};

/** The filters of a list, and how many records match. */
export const ListFilters = ({ noun: [one, many], count, children }: ListFiltersProps) => (
  <Row gap={[2, 4]} className={styles.filters}>
    {children}
    <Note role="status" className={styles.count}>
      {count !== undefined && counted(count, one, many)}
    </Note>
  </Row>
);

type ParentFilterProps = {
  label: string;
  /** The parameters of the address that hold the parent's id and name. */
  names: { id: string; name: string };
  all: string;
  unknown: string;
  parents: readonly Parent[];
};

/** Lists the records of one parent, such as the countries of one region; the choice is part of the address. */
export function ParentFilter({ label, names, all, unknown, parents }: ParentFilterProps) {
  const { query, change } = useAddressQuery();
  const id = query.get(names.id) ?? '';
  // A link may be opened before the parents are loaded, or name one that is deleted.
  const linked = { id, name: query.get(names.name) ?? unknown };
  const isListed = id === '' || parents.some((parent) => parent.id === id);
  const offered = isListed ? parents : [linked, ...parents];
  const nameOf = (parentId: string) => offered.find((parent) => parent.id === parentId)?.name;
  return (
    <Field label={label} hidesLabel className={styles.parent}>
      {(control) => (
        <select
          {...control}
          name={names.id}
          value={id}
          onChange={({ target: { value } }) =>
            change({ [names.id]: value, [names.name]: nameOf(value) })
          }
        >
          <option value="">{all}</option>
          {offered.map((parent) => (
            <option key={parent.id} value={parent.id}>
              {parent.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
