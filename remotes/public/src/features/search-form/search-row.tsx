import type { DOMAttributes } from 'react';
import { counted } from '@larkfare/text-rules';
import { emptySearch, travelClassNames, travellerCount, type Search } from '@larkfare/travellers';
import { Button, Grid, Icon, Note, Stack } from '@larkfare/ui-kit';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import PlaneLanding from '@lucide/icons/icons/plane-landing';
import PlaneTakeoff from '@lucide/icons/icons/plane-takeoff';
import SearchIcon from '@lucide/icons/icons/search';
import Users from '@lucide/icons/icons/users';
import { useKeptSearch } from './search-draft.ts';
import { advancedSettings, datesText } from './search-form.rules.ts';
import styles from './search-row.module.css';

/** The kept trip in a row that looks like the search form; every part of it opens the form at its field. */
export function SearchRow({
  onOpen,
  ...intent
}: { onOpen: (field?: string) => void } & DOMAttributes<HTMLElement>) {
  const search = { ...emptySearch, ...useKeptSearch() };
  const parts = [
    { label: 'From', field: 'from', value: search.from || 'Airport or city', icon: PlaneTakeoff },
    { label: 'To', field: 'to', value: search.to || 'Airport or city', icon: PlaneLanding },
    {
      label: 'Dates',
      field: 'depart',
      value: datesText(search) || 'Choose dates',
      icon: CalendarDays,
    },
    {
      label: ['Travellers', ...advancedSettings(search)].join(' · '),
      field: 'adults',
      value: travellersOf(search),
      icon: Users,
    },
  ];
  return (
    <Grid
      columns={2}
      gap={0}
      role="group"
      aria-label="Your search"
      className={styles.summary}
      {...intent}
    >
      {parts.map(({ label, field, value, icon }) => (
        <button
          key={field}
          type="button"
          aria-haspopup="dialog"
          className={styles.part}
          onClick={() => onOpen(field)}
        >
          <Icon shape={icon} tone="link" className={styles.icon} />
          <Stack as="span" gap={0}>
            <Note as="span" className={styles.label}>
              {label}
            </Note>{' '}
            <span className={styles.value}>{value}</span>
          </Stack>
        </button>
      ))}
      <Button
        tone="action"
        size="large"
        aria-haspopup="dialog"
        className={styles.go}
        onClick={() => onOpen()}
      >
        <Icon shape={SearchIcon} />
        Search Flights
      </Button>
    </Grid>
  );
}

/** '2 adults', or '3 travellers, First'. */
function travellersOf(search: Search) {
  const people = travellerCount(search);
  const who = people === search.adults ? counted(people, 'adult') : counted(people, 'traveller');
  return search.travelClass === 'economy' ? who : `${who}, ${travelClassNames[search.travelClass]}`;
}
