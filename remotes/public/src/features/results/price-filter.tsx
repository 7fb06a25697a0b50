import { useId } from 'react';
import { formatPounds, Note } from '@larkfare/ui-kit';
import { BoundField, useBoundEdit } from './bound-field.tsx';
import {
  type End,
  highestPrice,
  lowestPrice,
  toWholeNumber,
  toPriceBounds,
  toPriceRange,
  type PriceBounds,
} from './price-filter.rules.ts';
import { PriceSlider } from './price-slider.tsx';
import filterStyles from './filters.module.css';

type PriceFilterProps = {
  bounds: PriceBounds;
  onBounds: (bounds: PriceBounds) => void;
  /** Whether the result has a range of prices, known already or not. */
  hasRange?: boolean;
  /** Bounds of the whole result. */
  lowestPence?: number;
  highestPence?: number;
};

const ends = ['minPrice', 'maxPrice'] as const;
const labels: Record<End, string> = { minPrice: 'Minimum price', maxPrice: 'Maximum price' };

/**
 * A lower and an upper bound, switched on by dragging, typing or ticking; they count once the thumb rests, the field is left
 * or Enter is pressed.
 */
export function PriceFilter({
  bounds,
  onBounds,
  hasRange = true,
  lowestPence,
  highestPence,
}: PriceFilterProps) {
  const hintId = useId();
  const search = (end: End) => (pounds: number | undefined) => {
    const next = toPriceBounds({ ...bounds, [end]: pounds });
    if (next.minPrice !== bounds.minPrice || next.maxPrice !== bounds.maxPrice) onBounds(next);
    return next[end];
  };
  const min = useBoundEdit(bounds.minPrice, search('minPrice'));
  const max = useBoundEdit(bounds.maxPrice, search('maxPrice'));
  const edits = { minPrice: min, maxPrice: max };
  return (
    <fieldset className={filterStyles.group}>
      <legend className={filterStyles.legend}>Price per person</legend>
      {hasRange && (
        <PriceSlider
          bounds={{ minPrice: toWholeNumber(min.text), maxPrice: toWholeNumber(max.text) }}
          range={toPriceRange(lowestPence, highestPence)}
          labels={labels}
          onMove={(end, pounds) => edits[end].move(pounds)}
          onRest={(end) => edits[end].rest()}
        />
      )}
      {lowestPence !== undefined && highestPence !== undefined && (
        <Note id={hintId}>
          From {formatPounds(lowestPence)} to {formatPounds(highestPence)} in this search
        </Note>
      )}
      {ends.map((end) => (
        <BoundField
          key={end}
          name={end}
          label={labels[end]}
          numberLabel={`${labels[end]} in pounds`}
          edit={edits[end]}
          min={lowestPrice}
          max={highestPrice}
          before="£"
          example="Enter an amount in pounds, such as 250"
          hintId={hintId}
        />
      ))}
    </fieldset>
  );
}
