import { useId } from 'react';
import { counted } from '@larkfare/text-rules';
import { durationText, mostHours, type PagedSearch, type SearchChange } from '@larkfare/travellers';
import { Note } from '@larkfare/ui-kit';
import { BoundField, useBoundEdit } from './bound-field.tsx';
import type { FiltersFragment } from './filters.generated.ts';
import { toHoursRange } from './filters.rules.ts';
import styles from './filters.module.css';
import { RangeSlider } from './range-slider.tsx';

type DurationFilterProps = {
  search: PagedSearch;
  offers: FiltersFragment | undefined;
  onChange: (change: SearchChange) => void;
};

/** The most hours that a flight may take, of both ways the longer one. */
export function DurationFilter({ search, offers, onChange }: DurationFilterProps) {
  const hintId = useId();
  const edit = useBoundEdit(search.maxHours, (hours) => {
    const maxHours = hours === undefined ? undefined : Math.min(Math.max(hours, 1), mostHours);
    if (maxHours !== search.maxHours) onChange({ maxHours });
    return maxHours;
  });
  const range = toHoursRange(offers?.shortestMinutes, offers?.longestMinutes);
  if (!range && search.maxHours === undefined) return null;
  const hours = range && Math.min(Math.max(Number(edit.text) || range.max, range.min), range.max);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        Flight time{search.tripType === 'roundTrip' && ' each way'}
      </legend>
      {range && hours && (
        <RangeSlider
          {...range}
          thumbs={[
            {
              label: 'Longest flight',
              value: hours,
              text: counted(hours, 'hour'),
              onMove: (next) => edit.move(next === range.max ? undefined : next),
              onRest: edit.rest,
            },
          ]}
        />
      )}
      {offers?.shortestMinutes != null && offers.longestMinutes != null && (
        <Note id={hintId}>
          From {durationText(offers.shortestMinutes)} to {durationText(offers.longestMinutes)} in
          this search
        </Note>
      )}
      <BoundField
        label="At most"
        numberLabel="Longest flight in hours"
        name="maxHours"
        edit={edit}
        min={1}
        max={mostHours}
        after="hours"
        example="Enter whole hours, such as 8"
        hintId={hintId}
      />
    </fieldset>
  );
}
