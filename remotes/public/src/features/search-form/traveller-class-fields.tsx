import { SelectField } from '@larkfare/ui-kit';
import { TravellerFields } from '../../form/traveller-fields.tsx';
import type { SearchFieldsProps } from './search-fields.ts';
import { travelClassNames, type SearchProblems, type TravelClass } from './search-form.rules.ts';
import styles from './traveller-class-fields.module.css';

const classLabels: Record<TravelClass, string> = {
  economy: 'Economy',
  'premium-economy': 'Premium economy',
  business: 'Business',
  first: 'First',
};

/** Who travels, and in which class. */
export const TravellerClassFields = ({
  search: { adults, children, infant, travelClass },
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) => (
  <div className={styles.travellers}>
    <TravellerFields
      travellers={{ adults, children, infants: infant }}
      problems={{ adults: problems.adults, infants: problems.infant }}
      onChange={({ infants, ...counts }) =>
        onChange({ ...counts, ...(infants !== undefined && { infant: infants }) })
      }
    />
    <SelectField
      label="Travel class"
      name="travelClass"
      options={travelClassNames.map((name) => ({ value: name, label: classLabels[name] }))}
      value={travelClass}
      onValue={(value) =>
        onChange({ travelClass: travelClassNames.find((name) => name === value) ?? 'economy' })
      }
    />
  </div>
);
