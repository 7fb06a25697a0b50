import { counted } from '@larkfare/text-rules';
import styles from './flexible-days.module.css';
import { flexibleDays } from './search-form.rules.ts';

type FlexibleDaysProps = {
  name: string;
  label: string;
  days: number;
  onDays: (days: number) => void;
};

/** How many days either side would do as well. */
export const FlexibleDays = ({ name, label, days, onDays }: FlexibleDaysProps) => (
  <select
    className={styles.flexible}
    name={name}
    aria-label={label}
    value={days}
    onChange={(event) => onDays(Number(event.target.value))}
  >
    {flexibleDays.map((count) => (
      <option key={count} value={count}>
        {count === 0 ? 'Exact date' : `± ${counted(count, 'day')}`}
      </option>
    ))}
  </select>
);
