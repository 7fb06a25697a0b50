import {
  chosenStops,
  type PagedSearch,
  type SearchChange,
  stopsChoices,
} from '@larkfare/travellers';
import { Checkbox } from '@larkfare/ui-kit';
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

const labels = ['Direct', '1 stop', '2+ stops'];

/** The specification's "Direct flights only" (§2), and the choices of stops, of which it is the first alone. */
export function StopsFilter({ search, choices = [], onChange }: StopsFilterProps) {
  const chosen = chosenStops(search);
  const factsOf = (stops: number) => {
    const none = { offers: 0, lowestPricePence: 0 };
    return choices.length > 0 ? (choices.find((each) => each.stops === stops) ?? none) : undefined;
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Stops</legend>
      <Checkbox
        checked={search.directOnly}
        onChecked={(directOnly) => onChange({ directOnly, stops: undefined })}
      >
        Direct flights only
      </Checkbox>
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
