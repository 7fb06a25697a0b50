import { Button, Icon } from '@larkfare/ui-kit';
import CalendarDays from 'lucide-react/icons/calendar-days';
import PlaneLanding from 'lucide-react/icons/plane-landing';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import styles from './search-summary.module.css';

/** What a search is made of, before anything is chosen (specification §9: one adult). */
const parts = [
  { label: 'From', value: 'Airport or city', icon: PlaneTakeoff },
  { label: 'To', value: 'Airport or city', icon: PlaneLanding },
  { label: 'Dates', value: 'Choose dates', icon: CalendarDays },
  { label: 'Travellers', value: '1 adult', icon: Users },
];

/** Looks like the search form, answers like a button: every part of it opens the form. */
export const SearchSummary = ({ onOpen }: { onOpen: () => void }) => (
  <div role="group" aria-label="Your search" className={styles.summary}>
    {parts.map(({ label, value, icon }) => (
      <button
        key={label}
        type="button"
        aria-haspopup="dialog"
        className={styles.part}
        onClick={onOpen}
      >
        <Icon shape={icon} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.value}>{value}</span>
        </span>
      </button>
    ))}
    <Button
      tone="action"
      size="large"
      aria-haspopup="dialog"
      className={styles.go}
      onClick={onOpen}
    >
      <Icon shape={Search} />
      Search Flights
    </Button>
  </div>
);
