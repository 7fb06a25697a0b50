import type { ReactNode } from 'react';
import { Combobox, Field, Icon } from '@larkfare/ui-kit';
import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import type { Place } from './places.rules.ts';
import styles from './place-field.module.css';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

type PlaceFieldProps = {
  label: string;
  name: string;
  icon: ReactNode;
  text: string;
  /** Id of the picked airport or location, empty when the text was only typed. */
  id: string;
  problem?: string | undefined;
  onPlace: (text: string, id: string) => void;
};

const noun = ['airport', 'airports'] as const;

/** Where from or where to. Picking fills the id; coming back to the field clears it (specification §4). */
export function PlaceField({ label, name, icon, text, id, problem, onPlace }: PlaceFieldProps) {
  const source = usePlaceSuggestions();
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <Combobox
          {...control}
          name={name}
          required
          placeholder="City or airport"
          icon={icon}
          badge={id && <Icon shape={Check} size={18} className={styles.picked} />}
          noun={noun}
          text={text}
          source={source}
          optionKey={(place: Place) => place.id}
          onFocus={() => id && onPlace(text, '')}
          onText={(typed) => onPlace(typed, '')}
          onPick={(place) => onPlace(place.name, place.id)}
        >
          {(place) => (
            <span className={styles.place}>
              <span className={styles.code}>
                {place.code ?? <Icon shape={Building2} size={18} />}
              </span>
              <span>
                <span className={styles.name}>{place.name}</span>
                <span className={styles.where}>{place.where}</span>
              </span>
            </span>
          )}
        </Combobox>
      )}
    </Field>
  );
}
