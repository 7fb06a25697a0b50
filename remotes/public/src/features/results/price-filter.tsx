import { useId, useState } from 'react';
import { Checkbox, formatPounds, Note, NumberInput, Text } from '@larkfare/ui-kit';
import {
  highestPrice,
  lowestPrice,
  toPounds,
  toPriceBounds,
  type PriceBounds,
} from './price-filter.rules.ts';
import filterStyles from './filters.module.css';
import styles from './price-filter.module.css';

type PriceFilterProps = {
  bounds: PriceBounds;
  onBounds: (bounds: PriceBounds) => void;
  /** Bounds of the whole result. */
  lowestPence?: number;
  highestPence?: number;
};

const ends = ['minPrice', 'maxPrice'] as const;
type End = (typeof ends)[number];
const labels: Record<End, string> = { minPrice: 'Minimum price', maxPrice: 'Maximum price' };

/** A lower and an upper bound, switched on by typing or ticking; they count once the field is left or Enter is pressed. */
export function PriceFilter({ bounds, onBounds, lowestPence, highestPence }: PriceFilterProps) {
  const hintId = useId();
  const apply = (end: End, text: string) => {
    const next = toPriceBounds({
      minPrice: bounds.minPrice,
      maxPrice: bounds.maxPrice,
      [end]: toPounds(text),
    });
    if (next.minPrice !== bounds.minPrice || next.maxPrice !== bounds.maxPrice) onBounds(next);
    return next[end];
  };
  return (
    <fieldset className={filterStyles.group}>
      <legend className={filterStyles.legend}>Price per person</legend>
      {ends.map((end) => (
        <PriceBound
          key={end}
          label={labels[end]}
          name={end}
          pounds={bounds[end]}
          hintId={hintId}
          onApply={(text) => apply(end, text)}
          onClear={() =>
            onBounds({ minPrice: bounds.minPrice, maxPrice: bounds.maxPrice, [end]: undefined })
          }
        />
      ))}
      {lowestPence !== undefined && highestPence !== undefined && (
        <Note className={styles.hint} id={hintId}>
          From {formatPounds(lowestPence)} to {formatPounds(highestPence)} in this search
        </Note>
      )}
    </fieldset>
  );
}

type PriceBoundProps = {
  label: string;
  name: End;
  pounds: number | undefined;
  hintId: string;
  /** Returns the bound that applies. */
  onApply: (text: string) => number | undefined;
  onClear: () => void;
};

/** Input that is not applied yet, with its bound. */
type BoundEdit = { of: number | undefined; isOn: boolean; text: string; isInvalid?: boolean };

function PriceBound({ label, name, pounds, hintId, onApply, onClear }: PriceBoundProps) {
  const problemId = useId();
  const [edit, setEdit] = useState<BoundEdit>();
  // Input for a bound is dropped once another has come: from the address, or from the other field.
  const { isOn, text, isInvalid } =
    edit && edit.of === pounds
      ? edit
      : { isOn: pounds !== undefined, text: toText(pounds), isInvalid: false };
  const change = (part: Partial<BoundEdit>) => setEdit({ of: pounds, isOn, text, ...part });
  const apply = () => {
    if (text.trim() !== '' && toPounds(text) === undefined) return change({ isInvalid: true });
    const applied = onApply(text);
    if (applied === undefined) return change({ isOn: false, text: '' });
    setEdit(undefined);
  };
  return (
    <div className={styles.bound}>
      <Checkbox
        checked={isOn}
        onChecked={(isChecked) => {
          if (isChecked) return change({ isOn: true });
          setEdit(undefined);
          onClear();
        }}
      >
        {label}
      </Checkbox>
      <span className={styles.amount}>
        <span className={styles.sign} aria-hidden="true">
          £
        </span>
        <NumberInput
          className={styles.input}
          name={name}
          aria-label={`${label} in pounds`}
          aria-describedby={isInvalid ? problemId : hintId}
          aria-invalid={isInvalid}
          min={lowestPrice}
          max={highestPrice}
          value={text}
          onValue={(typed) => change({ isOn: true, text: typed, isInvalid: false })}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
      </span>
      {isInvalid && (
        <Text tone="danger" size={0} id={problemId} className={styles.problem}>
          Enter an amount in pounds, such as 250
        </Text>
      )}
    </div>
  );
}

const toText = (pounds: number | undefined) => (pounds === undefined ? '' : String(pounds));
