import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  legend: string;
  /** Whether the legend is visible or only announced. */
  hasVisibleLegend?: boolean;
  name: string;
  value: Value;
  onValue: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** A choice between a few options that are all visible: radio buttons side by side. */
export function Segmented<Value extends string>({
  legend,
  hasVisibleLegend = true,
  name,
  value,
  onValue,
  options,
}: SegmentedProps<Value>) {
  return (
    <fieldset>
      <legend className={hasVisibleLegend ? styles.legend : undefined}>
        {hasVisibleLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
