import { Combobox, Note } from '@larkfare/ui-kit';
import type { Problems } from '@larkfare/text-rules';
import { FormField, type FormState } from '../../fields/fields.tsx';
import { type AirportDetails, toCode } from './airports.rules.ts';
import { useLocationChoices, type LocationChoice } from './use-location-choices.ts';

type LocationFieldProps = {
  form: {
    details: AirportDetails;
    problems: Problems<AirportDetails>;
    change: (part: Partial<AirportDetails>) => void;
    formId?: string;
  };
  isInCell?: boolean;
  className?: string | undefined;
};

const noun = ['location', 'locations'] as const;

/** Which location an airport belongs to, picked from suggestions; typing clears the pick. */
export function LocationField({ form, ...field }: LocationFieldProps) {
  const source = useLocationChoices();
  return (
    <FormField<'locationId', string> {...field} form={form} name="locationId" label="Location">
      {({ value: _, onValue: __, ...control }) => (
        <Combobox
          {...control}
          name="location"
          placeholder="Type to search…"
          noun={noun}
          text={form.details.locationName}
          source={source}
          optionKey={({ id }: LocationChoice) => id}
          onText={(locationName) => form.change({ locationId: '', locationName })}
          onPick={({ id, name }) => form.change({ locationId: id, locationName: name })}
        >
          {({ name, country }) => (
            <span>
              {name} <Note as="span">{country.name}</Note>
            </span>
          )}
        </Combobox>
      )}
    </FormField>
  );
}

type CodeFieldProps = {
  form: FormState<'code', string>;
  label: string;
  isInCell?: boolean;
  className?: string | undefined;
};

/** An airport's code: three letters, which become capitals as they are typed (specification §5). */
export const CodeField = (props: CodeFieldProps) => (
  <FormField {...props} name="code">
    {({ onValue, ...control }) => (
      <input
        {...control}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={3}
        onChange={(event) => onValue(toCode(event.target.value))}
      />
    )}
  </FormField>
);
