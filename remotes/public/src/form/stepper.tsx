import { useState } from 'react';
import Minus from '@lucide/icons/icons/minus';
import Plus from '@lucide/icons/icons/plus';
import { toCount } from '@larkfare/travellers';
import { type ControlProps, Icon, NumberInput } from '@larkfare/ui-kit';
import styles from './stepper.module.css';

type StepperProps = ControlProps & {
  name: string;
  value: number;
  onValue: (value: number) => void;
  min: number;
  max?: number;
  required?: boolean;
  /** The plural of what is counted, for the buttons' labels: 'adults'. */
  noun: string;
};

/** A number field with a button on each side. A value below the minimum is raised to it when the field is left. */
export function Stepper({
  className,
  value,
  onValue,
  min,
  max = 50,
  noun,
  ...input
}: StepperProps) {
  // While it is typed a count may be empty or out of range; it is put right when the field is left.
  const [draft, setDraft] = useState<string>();
  const step = (by: number) => onValue(toCount(String(value + by), { min, max }));
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={`Fewer ${noun}`}
        // Not `disabled`, which would take the focus away from who presses it by keyboard.
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Icon shape={Minus} size={18} />
      </button>
      <NumberInput
        {...input}
        className={`${className} ${styles.count}`}
        min={min}
        max={max}
        value={draft ?? String(value)}
        onValue={(text) => {
          setDraft(text);
          onValue(toCount(text, { min, max }));
        }}
        onBlur={() => setDraft(undefined)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`More ${noun}`}
        aria-disabled={value >= max}
        onClick={() => step(1)}
      >
        <Icon shape={Plus} size={18} />
      </button>
    </div>
  );
}
