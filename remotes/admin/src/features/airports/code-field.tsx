import { FormField, type FormState } from '../../fields/fields.tsx';
import { toCode } from './airports.rules.ts';

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
