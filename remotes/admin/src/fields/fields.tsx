import type { ComponentProps, ReactNode } from 'react';
import { Checkbox, type ControlProps, Field, NumberInput, Stack } from '@larkfare/ui-kit';
import styles from './fields.module.css';

/** A form as its fields see it, such as `useRecordForm` returns it. */
export type FormState<Name extends string, Value> = {
  details: Record<Name, Value>;
  problems: Partial<Record<Name, string>>;
  change: (part: Record<Name, Value>) => void;
  /** The id of the form, for fields that stand outside it, such as in the cells of a table. */
  formId?: string;
  /** Prefix of the fields' names when the form is part of another one: 'brand.'. */
  prefix?: string;
};

type FormFieldProps<Name extends string, Value> = {
  form: FormState<NoInfer<Name>, Value>;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  /** Small words after the label, such as 'optional'. */
  note?: string | undefined;
  className?: string | undefined;
  /** In a table the column's heading shows the label; here only screen readers get it. */
  isInCell?: boolean | undefined;
};

type BoundControl<Value> = ControlProps & { name: string; form: string | undefined } & {
  value: Value;
  onValue: (value: Value) => void;
};

/** Connects one control with a field of a form: its label, value, problem and name. */
export function FormField<Name extends string, Value>({
  form,
  name,
  label,
  className,
  isInCell = false,
  children,
  ...field
}: FormFieldProps<Name, Value> & {
  children: (control: BoundControl<Value>) => ReactNode;
}) {
  return (
    <Field
      label={label}
      hidesLabel={isInCell}
      problem={form.problems[name]}
      className={className}
      {...field}
    >
      {(control) =>
        children({
          ...control,
          name: `${form.prefix ?? ''}${name}`,
          form: form.formId,
          value: form.details[name],
          onValue: (value) => form.change({ [name]: value } as Record<Name, Value>),
        })
      }
    </Field>
  );
}

type Bound = 'form' | 'name' | 'value' | 'onChange' | 'className';

/** One line of text; with `type="date"` a date. */
export const FormTextField = <Name extends string>({
  form,
  name,
  label,
  hint,
  note,
  className,
  isInCell,
  ...input
}: FormFieldProps<Name, string> & Omit<ComponentProps<'input'>, Bound>) => (
  <FormField {...{ form, name, label, hint, note, className, isInCell }}>
    {({ onValue, ...control }) => (
      <input
        type="text"
        autoComplete="off"
        {...control}
        {...input}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </FormField>
);

/** A number, which stays as it is typed until it is saved. Money has a `step` of 0.01. */
export const NumberField = <Name extends string>({
  min = 0,
  max,
  step,
  ...field
}: FormFieldProps<Name, string> & { min?: number; max?: number; step?: number }) => (
  <FormField {...field}>
    {(control) => <NumberInput {...control} {...{ min, max, step }} />}
  </FormField>
);

/** Running text, whose field grows with it; a blank line starts a new paragraph. */
export const ProseField = <Name extends string>({
  form,
  name,
  label,
  hint,
  note,
  rows = 4,
  isCode = false,
  ...textarea
}: FormFieldProps<Name, string> &
  Omit<ComponentProps<'textarea'>, Bound | 'rows'> & {
    /** How many lines it shows before anything is written. */
    rows?: number;
    /** For code, which is not checked for spelling. */
    isCode?: boolean;
  }) => (
  <FormField {...{ form, name, label, hint, note }}>
    {({ onValue, className, ...control }) => (
      <textarea
        {...control}
        {...textarea}
        className={[className, styles.prose, isCode && styles.code].filter(Boolean).join(' ')}
        style={{ minBlockSize: `calc(${rows}lh + 1.5rem)` }}
        spellCheck={!isCode}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </FormField>
);

export type Choice<Value extends string = string> = { value: Value; label: string };

/** Records as choices of a `FormSelectField`. */
export const toChoices = (records: readonly { id: string; name: string }[]): Choice[] =>
  records.map(({ id, name }) => ({ value: id, label: name }));

/** One of a few values. */
export const FormSelectField = <Name extends string, Value extends string>({
  options,
  required,
  ...field
}: FormFieldProps<Name, NoInfer<Value>> & {
  options: readonly Choice<Value>[];
  required?: boolean;
}) => (
  <FormField {...field}>
    {({ onValue, ...control }) => (
      <select
        {...control}
        required={required}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </FormField>
);

/** Yes or no. */
export const CheckboxField = <Name extends string>({
  form,
  name,
  label,
}: Pick<FormFieldProps<Name, boolean>, 'form' | 'name' | 'label'>) => (
  <Checkbox
    name={name}
    checked={form.details[name]}
    onChecked={(checked) => form.change({ [name]: checked } as Record<Name, boolean>)}
  >
    {label}
  </Checkbox>
);

/** Fields that belong together, in a frame with a heading. */
export const FieldGroup = ({
  legend,
  children,
  ...rest
}: ComponentProps<'fieldset'> & { legend: ReactNode }) => (
  <Stack as="fieldset" gap={3} className={styles.group} {...rest}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </Stack>
);
