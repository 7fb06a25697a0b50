import { earliestDeparture, latestTravelDay } from '@larkfare/london-dates';
import { useToday } from '@larkfare/remote-contract';
import { TextField } from '@larkfare/ui-kit';
import { FlexibleDays } from './flexible-days.tsx';
import styles from './date-fields.module.css';
import type { SearchFieldsProps } from './search-fields.ts';
import { earliestReturn, withDeparture, type SearchProblems } from './search-form.rules.ts';

/** When to leave and, on a round trip, when to come back. */
export function DateFields({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) {
  const today = useToday();
  return (
    <div className={styles.dates}>
      <div className={styles.date}>
        <TextField
          label="Depart"
          problem={problems.depart}
          type="date"
          name="depart"
          required
          min={earliestDeparture(today)}
          max={latestTravelDay(today)}
          value={search.depart}
          onValue={(depart) => onChange(withDeparture(search, depart))}
        />
        <FlexibleDays
          name="flexDepart"
          label="Flexible departure"
          days={search.flexDepart}
          onDays={(flexDepart) => onChange({ flexDepart })}
        />
      </div>
      {search.tripType === 'round-trip' && (
        <div className={styles.date}>
          <TextField
            label="Return"
            problem={problems.ret}
            type="date"
            name="ret"
            required
            min={earliestReturn(search, today)}
            max={latestTravelDay(today)}
            value={search.ret}
            onValue={(ret) => onChange({ ret })}
          />
          <FlexibleDays
            name="flexReturn"
            label="Flexible return"
            days={search.flexReturn}
            onDays={(flexReturn) => onChange({ flexReturn })}
          />
        </div>
      )}
    </div>
  );
}
