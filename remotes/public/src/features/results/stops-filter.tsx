import {
  chosenStops,
  type PagedSearch,
  type SearchChange,
  stopsChoices,
} from '@larkfare/travellers';
import { ChoiceBox } from './choice-box.tsx';
import type { FiltersFragment } from './filters.generated.ts';
import { toggledStops } from './filters.rules.ts';
import styles from './filters.module.css';

type StopsFilterProps = {
  search: PagedSearch;
  /** Absent or empty while the flights of each choice are not counted. */
  choices?: FiltersFragment['stops'];
  onChange: (change: SearchChange) => void;
};

/** The choices of stops. The first is the specification's "Direct flights only" (§2) unless others are chosen, too. */
export function StopsFilter({ search, choices = [], onChange }: StopsFilterProps) {
  const chosen = chosenStops(search);
  const labels = [
    `Direct flights${chosen.some((stops) => stops > 0) ? '' : ' only'}`,
    '1 stop',
    '2+ stops',
  ];
  const factsOf = (stops: number) => {
    const none = { offers: 0, lowestPricePence: 0 };
    return choices.length > 0 ? (choices.find((each) => each.stops === stops) ?? none) : undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Stops</legend>
      {stopsChoices.map((stops) => (
        <ChoiceBox
          key={stops}
          checked={chosen.includes(stops)}
          onChecked={() => onChange(toggledStops(stops, chosen))}
          facts={factsOf(stops)}
        >
          {labels[stops]}
        </ChoiceBox>
      ))}
    </fieldset>
  );
}
