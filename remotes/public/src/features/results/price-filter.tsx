import { useEffect, useId, useState } from 'react';
import { Checkbox, formatPounds, Note, NumberInput, Row, Text } from '@larkfare/ui-kit';
import {
  type End,
  highestPrice,
  lowestPrice,
  toPounds,
  toPriceBounds,
  toPriceRange,
  type PriceBounds,
} from './price-filter.rules.ts';
import { PriceSlider } from './price-slider.tsx';
import filterStyles from './filters.module.css';
import styles from './price-filter.module.css';

type PriceFilterProps = {
  bounds: PriceBounds;
  onBounds: (bounds: PriceBounds) => void;
  /** Whether the result has a range of prices, known already or not. */
  hasRange?: boolean;
  /** Bounds of the whole result. */
  lowestPence?: number;
  highestPence?: number;
};

const labels: Record<End, string> = { minPrice: 'Minimum price', maxPrice: 'Maximum price' };

/** A thumb that has rested this long is applied, also while it is still held. */
const restMs = 400;

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
  const min = useBoundEdit('minPrice', bounds, onBounds);
  const max = useBoundEdit('maxPrice', bounds, onBounds);
  const edits = { minPrice: min, maxPrice: max };
  return (
    <fieldset className={filterStyles.group}>
      <legend className={filterStyles.legend}>Price per person</legend>
      {hasRange && (
        <PriceSlider
          bounds={{ minPrice: toPounds(min.text), maxPrice: toPounds(max.text) }}
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
      <PriceBound name="minPrice" edit={min} hintId={hintId} />
      <PriceBound name="maxPrice" edit={max} hintId={hintId} />
    </fieldset>
  );
}

type PriceBoundProps = { name: End; edit: ReturnType<typeof useBoundEdit>; hintId: string };

function PriceBound({ name, edit, hintId }: PriceBoundProps) {
  const problemId = useId();
  const label = labels[name];
  return (
    <Row gap={[0, 1]} justify="between">
      <Checkbox checked={edit.isOn} onChecked={edit.turn}>
        {label}
      </Checkbox>
      <Row as="span" gap={1} nowrap>
        <span aria-hidden="true">£</span>
        <NumberInput
          className={styles.input}
          name={name}
          aria-label={`${label} in pounds`}
          aria-describedby={edit.isInvalid ? problemId : hintId}
          aria-invalid={edit.isInvalid}
          min={lowestPrice}
          max={highestPrice}
          value={edit.text}
          onValue={edit.type}
          onBlur={edit.apply}
          onKeyDown={(event) => event.key === 'Enter' && edit.apply()}
        />
      </Row>
      {edit.isInvalid && (
        <Text tone="danger" size={0} id={problemId}>
          Enter an amount in pounds, such as 250
        </Text>
      )}
    </Row>
  );
}

/** Input that is not applied yet, with its bound. */
type BoundEdit = {
  of: number | undefined;
  isOn: boolean;
  text: string;
  isInvalid?: boolean;
  isMoving?: boolean;
};

/** One bound as its field and its thumb show it. */
function useBoundEdit(end: End, bounds: PriceBounds, onBounds: (bounds: PriceBounds) => void) {
  const pounds = bounds[end];
  const [edit, setEdit] = useState<BoundEdit>();
  // Input for a bound is dropped once another has come: from the address, or from the other field.
  const shown: BoundEdit =
    edit && edit.of === pounds
      ? edit
      : { of: pounds, isOn: pounds !== undefined, text: toText(pounds) };
  const { isOn, text, isInvalid, isMoving } = shown;
  const change = (part: Partial<BoundEdit>) => setEdit({ of: pounds, isOn, text, ...part });
  const search = (bound: number | undefined) => {
    const next = toPriceBounds({ ...bounds, [end]: bound });
    if (next.minPrice !== bounds.minPrice || next.maxPrice !== bounds.maxPrice) onBounds(next);
    return next[end];
  };
  const apply = () => {
    if (text.trim() !== '' && toPounds(text) === undefined) return change({ isInvalid: true });
    const applied = search(toPounds(text));
    if (applied === undefined) return change({ isOn: false, text: '' });
    setEdit(undefined);
  };
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(apply, restMs);
    return () => clearTimeout(timer);
  });
  return {
    isOn,
    text,
    isInvalid,
    apply,
    type: (typed: string) => change({ isOn: true, text: typed }),
    move: (to: number | undefined) =>
      change({ isOn: to !== undefined, text: toText(to), isMoving: true }),
    rest: () => isMoving && apply(),
    turn(isChecked: boolean) {
      if (isChecked) return change({ isOn: true });
      setEdit(undefined);
      onBounds({ minPrice: bounds.minPrice, maxPrice: bounds.maxPrice, [end]: undefined });
    },
  };
}

const toText = (pounds: number | undefined) => (pounds === undefined ? '' : String(pounds));
