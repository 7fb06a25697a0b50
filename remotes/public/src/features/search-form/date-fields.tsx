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
          problem={problems.departureDate}
          type="date"
          name="depart"
          required
          min={earliestDeparture(today)}
          max={latestTravelDay(today)}
          value={search.departureDate}
          onValue={(departureDate) => onChange(withDeparture(search, departureDate))}
        />
        <FlexibleDays
          name="flexDepart"
          label="Flexible departure"
          days={search.flexDepartDays}
          onDays={(flexDepartDays) => onChange({ flexDepartDays })}
        />
      </div>
      {search.tripType === 'roundTrip' && (
        <div className={styles.date}>
          <TextField
            label="Return"
            problem={problems.returnDate}
            type="date"
            name="ret"
            required
            min={earliestReturn(search, today)}
            max={latestTravelDay(today)}
            value={search.returnDate}
            onValue={(returnDate) => onChange({ returnDate })}
          />
          <FlexibleDays
            name="flexReturn"
            label="Flexible return"
            days={search.flexReturnDays}
            onDays={(flexReturnDays) => onChange({ flexReturnDays })}
          />
        </div>
      )}
    </div>
  );
}
