import { ChoiceBox } from './choice-box.tsx';
import type { AirportChoiceFragment } from './filters.generated.ts';
import { toggledAirport } from './filters.rules.ts';
import filterStyles from './filters.module.css';
import { airportName } from './flight-words.rules.ts';

type AirportFilterProps = {
  legend: string;
  choices: readonly AirportChoiceFragment[];
  chosen?: readonly string[];
  onChosen: (ids: string[] | undefined) => void;
};

/** The airports of a place that has several, each with how many flights it has and what they start from. */
export function AirportFilter({ legend, choices, chosen = [], onChosen }: AirportFilterProps) {
  if (choices.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset className={filterStyles.group}>
      <legend className={filterStyles.legend}>{legend}</legend>
      {choices.map(({ airport, ...facts }) => (
        <ChoiceBox
          key={airport.id}
          checked={chosen.includes(airport.id)}
          onChecked={() => onChosen(toggledAirport(airport.id, chosen))}
          facts={facts}
        >
          {airportName(airport.name)} ({airport.code})
        </ChoiceBox>
      ))}
    </fieldset>
  );
}
