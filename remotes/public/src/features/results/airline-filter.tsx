import { useState } from 'react';
import { AirlineLogo, Button, LoadingSkeleton, Skeleton, Text, TextField } from '@larkfare/ui-kit';
import styles from './airline-filter.module.css';
import { ChoiceBox } from './choice-box.tsx';
import type { FiltersFragment } from './filters.generated.ts';
import { airlinesShownAtFirst, isChosen, shownAirlines, toggled } from './filters.rules.ts';
import filterStyles from './filters.module.css';

type AirlineFilterProps = {
  chosen: readonly string[];
  choices: FiltersFragment['airlines'] | undefined;
  hasFailed: boolean;
  /** Whether only some of the flights are counted: their numbers are hidden then. */
  isCapped: boolean;
  onChosen: (ids: string[]) => void;
};

/** The airlines of the result, each with how many flights it has and what they start from; most flights first. */
export function AirlineFilter({
  chosen,
  choices,
  hasFailed,
  isCapped,
  onChosen,
}: AirlineFilterProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const shown = choices && shownAirlines(choices, { chosen, isWhole, typed });
  return (
    <fieldset className={filterStyles.group}>
      <legend className={filterStyles.legend}>Airlines</legend>
      {!shown && !hasFailed && <AirlineSkeleton />}
      {!shown && hasFailed && <Text tone="ink-soft">The airlines could not be loaded.</Text>}
      {choices?.length === 0 && <Text tone="ink-soft">No airlines in this search.</Text>}
      {isWhole && (
        <TextField
          label="Find an airline"
          type="search"
          autoComplete="off"
          value={typed}
          onValue={setTyped}
        />
      )}
      {shown && typed && shown.length === 0 && (
        <Text tone="ink-soft">No airline in this search is called that.</Text>
      )}
      <div className={styles.choices}>
        {shown?.map(({ airline, ...facts }) => (
          <ChoiceBox
            key={airline.id}
            checked={isChosen(airline, chosen)}
            onChecked={() => onChosen(toggled(airline, chosen))}
            facts={facts}
            isCapped={isCapped}
            logo={<AirlineLogo airline={airline} size="small" />}
          >
            {airline.name}
          </ChoiceBox>
        ))}
      </div>
      {choices && choices.length > airlinesShownAtFirst && (
        <Button
          tone="plain"
          aria-expanded={isWhole}
          onClick={() => {
            setIsWhole(!isWhole);
            setTyped('');
          }}
        >
          {isWhole ? 'Show fewer airlines' : `Show all ${choices.length} airlines`}
        </Button>
      )}
    </fieldset>
  );
}

const AirlineSkeleton = () => (
  <LoadingSkeleton label="Loading airlines" gap={4}>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} height="1.5rem" />
    ))}
  </LoadingSkeleton>
);
