import { Segmented } from '@larkfare/ui-kit';
import { PreferredAirlines } from '../../airline-choice/preferred-airlines.tsx';
import styles from './advanced-fields.module.css';
import type { SearchFieldsProps } from './search-fields.ts';

/** Fields of the Advanced tab: direct flights only, and the airlines one would rather fly with. */
export function AdvancedFields({ search, onChange }: SearchFieldsProps) {
  return (
    <div className={styles.advanced}>
      <Segmented
        legend="Stops"
        name="directFlights"
        value={search.directOnly ? 'direct' : 'all'}
        onValue={(value) => onChange({ directOnly: value === 'direct' })}
        options={[
          { value: 'all', label: 'All flights' },
          { value: 'direct', label: 'Direct flights only' },
        ]}
      />
      <PreferredAirlines ids={search.airlines} onIds={(airlines) => onChange({ airlines })} />
    </div>
  );
}
