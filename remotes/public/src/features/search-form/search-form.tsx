import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useToday } from '@larkfare/remote-contract';
import { Button, Grid, Icon, Segmented, SelectField, Stack } from '@larkfare/ui-kit';
import SearchIcon from '@lucide/icons/icons/search';
import {
  emptySearch,
  type Search,
  toSearchParams,
  toSearchResultsParams,
  travelClasses,
  travelClassNames,
} from '@larkfare/travellers';
import { DateFields } from './date-fields.tsx';
import { type FormTab, FormTabs } from './form-tabs.tsx';
import { PlaceFields } from './place-fields.tsx';
import { keepRecentSearch, RecentSearches } from './recent-searches.tsx';
import { searchDraft, useKeptSearch } from './search-draft.ts';
import {
  advancedCount,
  type SearchFieldsProps,
  searchProblems,
  type SearchProblems,
} from './search-form.rules.ts';
import styles from './search-form.module.css';
import { useNamedSearch } from './use-named-search.ts';
import { PreferredAirlines } from '../../airline-choice/preferred-airlines.tsx';
import { TravellerFields } from '../../form/traveller-fields.tsx';

export type SearchFormProps = {
  /** The form's first values; the rest are those of specification §9. */
  initial?: Partial<Search>;
  /** The main form goes to /search; the ones on About and Pay Later go to /search-results. */
  target?: '/search' | '/search-results';
  /** The name of the field that takes the focus first. */
  startsAt?: string | undefined;
  /** Called when the form navigates to the results, so that a pop-up can close. */
  onDone?: () => void;
};

/** The search form, in a pop-up or in place: it adapts to the width of its container. */
export function SearchForm({ initial, target = '/search', startsAt, onDone }: SearchFormProps) {
  const navigate = useNavigate();
  const today = useToday();
  const panelId = useId();
  const [start] = useState({ ...emptySearch, ...initial });
  const [changes, setChanges] = useState<Partial<Search>>({});
  const startsEmpty = initial === undefined;
  const kept = useKeptSearch();
  const typed: Search = { ...start, ...(startsEmpty && kept), ...changes };
  const [wasSent, setWasSent] = useState(false);
  const [tab, setTab] = useState<FormTab>(advancedCount(typed) > 0 ? 'advanced' : 'standard');

  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!startsAt) return;
    // A dialog that opens with the form gives the focus to its heading first.
    queueMicrotask(() => ref.current?.querySelector<HTMLElement>(`[name="${startsAt}"]`)?.focus());
  }, [startsAt]);

  const search = useNamedSearch(typed);
  const problems = wasSent ? searchProblems(search, today) : {};
  const change = (part: Partial<Search>) => {
    setChanges((before) => ({ ...before, ...part }));
    if (startsEmpty) searchDraft.keep(part);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Object.keys(searchProblems(search, today)).length > 0) {
      const form = event.currentTarget;
      flushSync(() => setWasSent(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const params = target === '/search' ? toSearchParams(search) : toSearchResultsParams(search);
    keepRecentSearch(String(toSearchParams(search)));
    void navigate(`${target}?${params}`);
    onDone?.();
  };

  return (
    <Stack
      as="form"
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="Search flights"
    >
      {startsEmpty && target === '/search' && <RecentSearches onDone={onDone} />}
      <FormTabs tab={tab} onTab={setTab} advancedCount={advancedCount(search)} panelId={panelId} />
      <Stack role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        <Segmented
          legend="Trip type"
          hasVisibleLegend={false}
          name="tripType"
          value={search.tripType}
          onValue={(tripType) => change({ tripType })}
          options={[
            { value: 'roundTrip', label: 'Round trip' },
            { value: 'oneWay', label: 'One way' },
          ]}
        />
        <Stack className={styles.journey}>
          <PlaceFields search={search} onChange={change} problems={problems} />
          <DateFields search={search} onChange={change} problems={problems} />
        </Stack>
        <TravellerClassFields search={search} onChange={change} problems={problems} />
        {tab === 'advanced' && <AdvancedFields search={search} onChange={change} />}
      </Stack>
      <Button type="submit" tone="action" size="large" wide className={styles.submit}>
        <Icon shape={SearchIcon} /> Search flights
      </Button>
    </Stack>
  );
}

/** Fields of the Advanced tab: direct flights only, and the airlines one would rather fly with. */
function AdvancedFields({ search, onChange }: SearchFieldsProps) {
  return (
    <Stack className={styles.advanced}>
      <Segmented
        legend="Stops"
        name="directFlights"
        value={search.directOnly ? 'direct' : 'all'}
        onValue={(value) => onChange({ directOnly: value === 'direct' })}
        options={[
          { value: 'all', label: 'All flights' },
          { value: 'direct', label: 'Direct flights only' },
        ]}
      />
      <PreferredAirlines ids={search.airlines} onIds={(airlines) => onChange({ airlines })} />
    </Stack>
  );
}

/** Travellers and their class. */
const TravellerClassFields = ({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) => (
  <Grid columns={2} gap={3} align="start" className={styles.travellers}>
    <TravellerFields travellers={search} problems={problems} onChange={onChange} />
    <SelectField
      label="Travel class"
      name="travelClass"
      options={travelClasses.map((value) => ({ value, label: travelClassNames[value] }))}
      value={search.travelClass}
      onValue={(value) =>
        onChange({ travelClass: travelClasses.find((name) => name === value) ?? 'economy' })
      }
    />
  </Grid>
);
