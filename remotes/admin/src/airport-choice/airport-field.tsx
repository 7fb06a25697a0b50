import { Combobox, Field, Icon } from '@larkfare/ui-kit';
import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import { typedAirport, type AirportChoice, type AirportOption } from './airport-choice.rules.ts';
import styles from './airport-field.module.css';
import { useAirportChoices } from './use-airport-choices.ts';

type AirportFieldProps = {
  label: string;
  name: string;
  value: AirportChoice;
  onValue: (value: AirportChoice) => void;
  problem?: string | undefined;
  hint?: string;
  /** Whether a city with several airports may be picked whole. */
  withCities?: boolean;
};

const noun = ['airport', 'airports'] as const;

/** An airport picked from suggestions. Typing clears the pick, so a typed name alone names no airport. */
export function AirportField({
  label,
  name,
  value,
  onValue,
  problem,
  hint,
  withCities = false,
}: AirportFieldProps) {
  const source = useAirportChoices(withCities);
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(wiring) => (
        <Combobox
          {...wiring}
          name={name}
          placeholder={withCities ? 'City or airport' : 'Airport name or code'}
          badge={value.id && <PickedBadge code={value.code} />}
          noun={noun}
          text={value.text}
          source={source}
          optionKey={(option: AirportOption) => option.id}
          onText={(text) => onValue(typedAirport(text))}
          onPick={({ id, text, code }) => onValue({ id, text, code })}
        >
          {(option) => (
            <span className={styles.option}>
              <span className={styles.code}>
                {option.code || <Icon shape={Building2} size={18} />}
              </span>
              <span>
                <span className={styles.name}>{option.text}</span>
                <span className={styles.where}>{option.where}</span>
              </span>
            </span>
          )}
        </Combobox>
      )}
    </Field>
  );
}

const PickedBadge = ({ code }: { code: string }) =>
  code ? (
    <span className={styles.badge}>{code}</span>
  ) : (
    <Icon shape={Check} size={18} className={styles.picked} />
  );
