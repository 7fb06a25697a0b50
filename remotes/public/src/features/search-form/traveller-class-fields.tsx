import { travelClasses, travelClassNames } from '@larkfare/travellers';
import { SelectField } from '@larkfare/ui-kit';
import { TravellerFields } from '../../form/traveller-fields.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import type { SearchProblems } from './search-form.rules.ts';
import styles from './traveller-class-fields.module.css';

/** Travellers and their class. */
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
      options={travelClasses.map((value) => ({ value, label: travelClassNames[value] }))}
      value={search.travelClass}
      onValue={(value) =>
        onChange({ travelClass: travelClasses.find((name) => name === value) ?? 'economy' })
      }
    />
  </div>
);
