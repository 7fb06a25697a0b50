import { buttonClass, Grid } from '@larkfare/ui-kit';
import { counted } from '@larkfare/text-rules';
import { TripDates } from '../../form/trip-dates.tsx';
import { MonthPrice } from '../../lowest-prices/month-price.tsx';
import styles from './date-fields.module.css';
import { flexibleDays, type SearchFieldsProps, type SearchProblems } from './search-form.rules.ts';

/** When to leave and, on a round trip, when to come back, and how exactly. */
export const DateFields = ({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) => (
  <Grid columns={2} gap={3} align="start" className={styles.dates}>
    <TripDates
      trip={search}
      onChange={onChange}
      monthNote={(month) => <MonthPrice search={search} month={month} />}
      departureDate={{
        label: 'Depart',
        name: 'depart',
        problem: problems.departureDate,
        below: (
          <FlexibleDays
            name="flexDepart"
            label="Flexible departure"
            days={search.flexDepartDays}
            onDays={(flexDepartDays) => onChange({ flexDepartDays })}
          />
        ),
      }}
      returnDate={{
        label: 'Return',
        name: 'ret',
        problem: problems.returnDate,
        below: (
          <FlexibleDays
            name="flexReturn"
            label="Flexible return"
            days={search.flexReturnDays}
            onDays={(flexReturnDays) => onChange({ flexReturnDays })}
          />
        ),
      }}
    />
  </Grid>
);

type FlexibleDaysProps = {
  name: string;
  label: string;
  days: number;
  onDays: (days: number) => void;
};

/** How many days either side would do as well. */
const FlexibleDays = ({ name, label, days, onDays }: FlexibleDaysProps) => (
  <select
    className={buttonClass({ tone: 'plain', className: styles.flexible })}
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
