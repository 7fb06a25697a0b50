import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Note } from '../layout/layout.tsx';
import styles from './field.module.css';

type Labelled<Control extends 'input' | 'textarea' | 'select'> = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<Control>, 'className' | 'value' | 'onChange'> & {
    value: string;
    onValue: (value: string) => void;
  };

/** Divides the properties into the field's and the control's. */
const divided = <Props extends Omit<FieldProps, 'children'>>(props: Props) => {
  const { label, hint, problem, note, className, ...control } = props;
  return [{ label, hint, problem, note, className }, control] as const;
};

/** A labelled input for text, or with `type` for an e-mail address, a phone number or a date (`YYYY-MM-DD`). */
export function TextField({ onValue, type = 'text', ...props }: Labelled<'input'>) {
  const [field, input] = divided(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The characters that may still be typed are counted from here on. */
const countedFrom = 200;

/** A labelled input for several lines. Near its `maxLength` it counts the characters that are left. */
export function TextAreaField({ onValue, ...props }: Labelled<'textarea'>) {
  const [field, input] = divided(props);
  const left = (input.maxLength ?? Infinity) - input.value.length;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea {...input} {...control} onChange={(event) => onValue(event.target.value)} />
          <Note role="status" className={styles.hint}>
            {left <= countedFrom && `${left} characters left`}
          </Note>
        </>
      )}
    </Field>
  );
}

type SelectFieldProps = Labelled<'select'> & {
  options: readonly { value: string; label: string }[];
};

/** A labelled select element. */
export function SelectField({ onValue, options, ...props }: SelectFieldProps) {
  const [field, select] = divided(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...select} {...control} onChange={(event) => onValue(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
