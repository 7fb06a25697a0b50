import type { CSSProperties } from 'react';
import { toMovedBound, toThumbs } from './price-filter.rules.ts';
import { type End, type PriceBounds, type PriceRange } from './price-filter.rules.ts';
import styles from './price-filter.module.css';

type PriceSliderProps = {
  bounds: PriceBounds;
  /** Absent while the prices are not known. */
  range: PriceRange | undefined;
  labels: Record<End, string>;
  /** Called on every step; undefined at the thumb's own end. */
  onMove: (end: End, pounds: number | undefined) => void;
  /** Called when a thumb is released or left. */
  onRest: (end: End) => void;
};

const ends = ['minPrice', 'maxPrice'] as const;
const unknown: PriceRange = { minPrice: 0, maxPrice: 1 };

/** Two sliders on one track: the lowest and the highest price that may be listed. */
export function PriceSlider({ bounds, range, labels, onMove, onRest }: PriceSliderProps) {
  const shown = range ?? unknown;
  const thumbs = toThumbs(range ? bounds : {}, shown);
  const share = (pounds: number) => (pounds - shown.minPrice) / (shown.maxPrice - shown.minPrice);
  const fill = { '--low': share(thumbs.minPrice), '--high': share(thumbs.maxPrice) };
  return (
    <div className={styles.slider} style={fill as CSSProperties}>
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          className={styles.range}
          disabled={!range}
          aria-label={labels[end]}
          aria-valuetext={`£${thumbs[end]}`}
          min={shown.minPrice}
          max={shown.maxPrice}
          value={thumbs[end]}
          onChange={(event) =>
            onMove(end, toMovedBound(end, event.target.valueAsNumber, thumbs, shown))
          }
          onPointerUp={() => onRest(end)}
          onBlur={() => onRest(end)}
        />
      ))}
    </div>
  );
}
