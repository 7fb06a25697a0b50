import { withDeparture } from '@larkfare/travellers';
import { useState } from 'react';
import { earliestDeparture, latestTravelDay } from '@larkfare/london-dates';
import { useToday } from '@larkfare/remote-contract';
import { Grid, Stack, TextField } from '@larkfare/ui-kit';
import { earliestReturn, returnCleared } from '../../form/trip.rules.ts';
import styles from './date-fields.module.css';
import { flexibleDays, type SearchFieldsProps, type SearchProblems } from './search-form.rules.ts';
import { counted } from '@larkfare/text-rules';

/** When to leave and, on a round trip, when to come back. */
export function DateFields({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) {
  const today = useToday();
  const [isReturnCleared, setIsReturnCleared] = useState(false);
  return (
    <Grid columns={2} gap={3} align="start" className={styles.dates}>
      <Stack gap={0} className={styles.date}>
        <TextField
          label="Depart"
          problem={problems.departureDate}
          type="date"
          name="depart"
          required
          min={earliestDeparture(today)}
          max={latestTravelDay(today)}
          value={search.departureDate}
          onValue={(departureDate) => {
            const moved = withDeparture(search, departureDate);
            setIsReturnCleared(moved.returnDate !== search.returnDate);
            onChange(moved);
          }}
        />
        <FlexibleDays
          name="flexDepart"
          label="Flexible departure"
          days={search.flexDepartDays}
          onDays={(flexDepartDays) => onChange({ flexDepartDays })}
        />
      </Stack>
      {search.tripType === 'roundTrip' && (
        <Stack gap={0} className={styles.date}>
          <TextField
            label="Return"
            problem={
              problems.returnDate ??
              (isReturnCleared && search.returnDate === '' ? returnCleared : undefined)
            }
            type="date"
            name="ret"
            required
            min={earliestReturn(search.departureDate, today)}
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
        </Stack>
      )}
    </Grid>
  );
}

type FlexibleDaysProps = {
  name: string;
  label: string;
  days: number;
  onDays: (days: number) => void;
};

/** How many days either side would do as well. */
const FlexibleDays = ({ name, label, days, onDays }: FlexibleDaysProps) => (
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
