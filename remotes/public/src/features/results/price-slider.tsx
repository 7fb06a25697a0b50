import { toMovedBound, toThumbs } from './price-filter.rules.ts';
import { type End, type PriceBounds, type PriceRange } from './price-filter.rules.ts';
import { RangeSlider } from './range-slider.tsx';

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
  return (
    <RangeSlider
      min={shown.minPrice}
      max={shown.maxPrice}
      disabled={!range}
      thumbs={ends.map((end) => ({
        label: labels[end],
        value: thumbs[end],
        text: `£${thumbs[end]}`,
        onMove: (pounds) => onMove(end, toMovedBound(end, pounds, thumbs, shown)),
        onRest: () => onRest(end),
      }))}
    />
  );
}
