import { useId, type ReactNode } from 'react';
import { NumberField } from '../../number-field/number-field.tsx';
import styles from './flight-form.module.css';

type DurationFieldsProps = {
  legend: string;
  hint?: ReactNode;
  name: string;
  hours: string;
  minutes: string;
  onHours: (hours: string) => void;
  onMinutes: (minutes: string) => void;
  hoursProblem?: string | undefined;
  minutesProblem?: string | undefined;
};

/** How long a flight takes, in hours and minutes. */
export function DurationFields(props: DurationFieldsProps) {
  const hintId = useId();
  const { legend, hint, name } = props;
  return (
    <fieldset className={styles.duration} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.times}>
        <NumberField
          label="Hours"
          name={`${name}Hours`}
          value={props.hours}
          onValue={props.onHours}
          problem={props.hoursProblem}
        />
        <NumberField
          label="Minutes"
          name={`${name}Minutes`}
          max={59}
          value={props.minutes}
          onValue={props.onMinutes}
          problem={props.minutesProblem}
        />
      </div>
    </fieldset>
  );
}
