import { Field, Stepper } from '@larkfare/ui-kit';
import type { SearchFieldsProps } from './search-fields.ts';
import { travelClassNames, type SearchProblems, type TravelClass } from './search-form.rules.ts';
import styles from './traveller-fields.module.css';

const classLabels: Record<TravelClass, string> = {
  economy: 'Economy',
  'premium-economy': 'Premium economy',
  business: 'Business',
  first: 'First',
};

/** Who travels, and in which class. */
export function TravellerFields({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) {
  return (
    <div className={styles.travellers}>
      <Field label="Adults" problem={problems.adults}>
        {(wiring) => (
          <Stepper
            {...wiring}
            name="adults"
            noun="adults"
            required
            min={1}
            value={search.adults}
            onValue={(adults) => onChange({ adults })}
          />
        )}
      </Field>
      <Field label="Children under 12">
        {(wiring) => (
          <Stepper
            {...wiring}
            name="children"
            noun="children"
            min={0}
            value={search.children}
            onValue={(children) => onChange({ children })}
          />
        )}
      </Field>
      <Field label="Infants under 2" problem={problems.infant}>
        {(wiring) => (
          <Stepper
            {...wiring}
            name="infant"
            noun="infants"
            min={0}
            value={search.infant}
            onValue={(infant) => onChange({ infant })}
          />
        )}
      </Field>
      <Field label="Travel class">
        {(wiring) => (
          <select
            {...wiring}
            name="travelClass"
            value={search.travelClass}
            onChange={(event) =>
              onChange({
                travelClass:
                  travelClassNames.find((name) => name === event.target.value) ?? 'economy',
              })
            }
          >
            {travelClassNames.map((name) => (
              <option key={name} value={name}>
                {classLabels[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
