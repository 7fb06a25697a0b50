import { Combobox, Field } from '@larkfare/ui-kit';
import { CellField } from '../../saving/cell-field.tsx';
import type { AirportDetails } from './airports.rules.ts';
import styles from './location-field.module.css';
import { useLocationChoices, type LocationChoice } from './use-location-choices.ts';

type LocationFieldProps = {
  details: AirportDetails;
  problem: string | undefined;
  onPick: (part: Pick<AirportDetails, 'locationId' | 'locationName'>) => void;
  /** In a table the column's heading is its label. */
  isInCell?: boolean;
  className?: string | undefined;
};

const noun = ['location', 'locations'] as const;

/** Which location an airport belongs to, picked from suggestions; typing clears the pick. */
export function LocationField({
  details,
  problem,
  onPick,
  isInCell = false,
  className,
}: LocationFieldProps) {
  const source = useLocationChoices();
  const LabelledField = isInCell ? CellField : Field;
  return (
    <LabelledField label="Location" problem={problem} {...(className && { className })}>
      {(wiring) => (
        <Combobox
          {...wiring}
          name="location"
          placeholder="Type to search…"
          noun={noun}
          text={details.locationName}
          source={source}
          optionKey={({ id }: LocationChoice) => id}
          onText={(locationName) => onPick({ locationId: '', locationName })}
          onPick={({ id, name }) => onPick({ locationId: id, locationName: name })}
        >
          {({ name, country }) => (
            <span>
              {name} <span className={styles.country}>{country.name}</span>
            </span>
          )}
        </Combobox>
      )}
    </LabelledField>
  );
}
