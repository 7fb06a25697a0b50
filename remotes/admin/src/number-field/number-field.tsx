import { Field } from '@larkfare/ui-kit';

type NumberFieldProps = {
  label: string;
  name: string;
  /** As it is typed. */
  value: string;
  onValue: (value: string) => void;
  problem?: string | undefined;
  min?: number;
  max?: number | undefined;
  /** 1 unless told; money has 0.01. */
  step?: number;
};

/** A number, kept as it is typed until it is saved. */
export const NumberField = ({
  label,
  name,
  value,
  onValue,
  problem,
  min = 0,
  max,
  step = 1,
}: NumberFieldProps) => (
  <Field label={label} problem={problem}>
    {(wiring) => (
      <input
        {...wiring}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);
