import { Field } from '@larkfare/ui-kit';
import { useQueryState } from '../../query-state/use-query-state.ts';
import styles from './region-filter.module.css';

type RegionFilterProps = {
  regionId: string;
  regions: readonly { id: string; name: string }[];
  /** How many countries are shown. */
  count: number | undefined;
};

/** Which region's countries are listed; the choice stands in the address. */
export function RegionFilter({ regionId, regions, count }: RegionFilterProps) {
  const { query, change } = useQueryState();
  // A link may come before the list of regions, or name a region that is gone.
  const linked = regions.some(({ id }) => id === regionId)
    ? []
    : [{ id: regionId, name: query.get('regionName') ?? 'Unknown region' }];
  const offered = regionId ? [...linked, ...regions] : regions;
  const nameOf = (wanted: string) => offered.find(({ id }) => id === wanted)?.name;

  return (
    <div className={styles.filter}>
      <Field label="Region" className={styles.field}>
        {(wiring) => (
          <select
            {...wiring}
            name="regionId"
            value={regionId}
            onChange={({ target: { value } }) =>
              change({ regionId: value, regionName: nameOf(value) })
            }
          >
            <option value="">All Regions</option>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p role="status" className={styles.count}>
        {count !== undefined && `${count} ${count === 1 ? 'country' : 'countries'}`}
      </p>
    </div>
  );
}
