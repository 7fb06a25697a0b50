import type { ComponentProps } from 'react';
import { Field } from '@larkfare/ui-kit';

type EmailFieldProps = Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'defaultValue'> & {
  label: string;
  problem?: string | undefined;
};

/** An e-mail address of the account. */
export const EmailField = ({ label, problem, ...input }: EmailFieldProps) => (
  <Field label={label} problem={problem}>
    {(control) => (
      <input
        {...control}
        {...input}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
    )}
  </Field>
);
