import { Combobox, Icon, Note, Stack } from '@larkfare/ui-kit';
import Building2 from '@lucide/icons/icons/building-complex';
import Check from '@lucide/icons/icons/check';
import { FormField, type FormState } from './fields.tsx';
import { typedAirport, type AirportChoice, type AirportOption } from './airport-choice.rules.ts';
import styles from './airport-field.module.css';
import { useAirportChoices } from './use-airports.ts';

type AirportFieldProps<Name extends string> = {
  form: FormState<NoInfer<Name>, AirportChoice>;
  name: Name;
  label: string;
  /** Whether a city with several airports may be picked whole. */
  withCities?: boolean;
  /** Whether coming back to the field clears the pick, as in a search (specification §4); a record keeps its airport. */
  clearsOnFocus?: boolean;
};

const noun = ['airport', 'airports'] as const;

/** An airport picked from suggestions. Typing clears the pick, so a typed name alone names no airport. */
export function AirportField<Name extends string>({
  withCities = false,
  clearsOnFocus = false,
  ...field
}: AirportFieldProps<Name>) {
  const source = useAirportChoices(withCities);
  return (
    <FormField {...field}>
      {({ value, onValue, ...control }) => (
        <Combobox
          {...control}
          placeholder={withCities ? 'City or airport' : 'Airport name or code'}
          badge={value.id && <PickedBadge code={value.code} />}
          noun={noun}
          text={value.text}
          source={source}
          optionKey={(option: AirportOption) => option.id}
          onFocus={() => clearsOnFocus && value.id && onValue(typedAirport(value.text))}
          onText={(text) => onValue(typedAirport(text))}
          onPick={({ id, text, code }) => onValue({ id, text, code })}
        >
          {(option) => (
            <span className={styles.option}>
              <strong className={styles.code}>
                {option.code || <Icon shape={Building2} size={18} />}
              </strong>
              <Stack as="span" gap={0}>
                {option.text}
                <Note as="span">{option.where}</Note>
              </Stack>
            </span>
          )}
        </Combobox>
      )}
    </FormField>
  );
}

const PickedBadge = ({ code }: { code: string }) =>
  code ? (
    <strong className={styles.picked}>{code}</strong>
  ) : (
    <Icon shape={Check} size={18} className={styles.picked} />
  );
