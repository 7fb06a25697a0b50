import { SelectField } from '@larkfare/ui-kit';
import { TravellerFields } from '../../form/traveller-fields.tsx';
import { travelClassNames, type TravelClass } from '../../search/search.rules.ts';
import type { SearchFieldsProps } from './search-fields.ts';
import type { SearchProblems } from './search-form.rules.ts';
import styles from './traveller-class-fields.module.css';

const classLabels: Record<TravelClass, string> = {
  economy: 'Economy',
  'premium-economy': 'Premium economy',
  business: 'Business',
  first: 'First',
};

/** Who travels, and in which class. */
export const TravellerClassFields = ({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) => (
  <div className={styles.travellers}>
    <TravellerFields travellers={search} problems={problems} onChange={onChange} />
    <SelectField
      label="Travel class"
      name="travelClass"
      options={travelClassNames.map((name) => ({ value: name, label: classLabels[name] }))}
      value={search.travelClass}
      onValue={(value) =>
        onChange({ travelClass: travelClassNames.find((name) => name === value) ?? 'economy' })
      }
    />
  </div>
);
