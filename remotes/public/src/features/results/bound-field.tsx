import { useEffect, useId, useState } from 'react';
import { Checkbox, NumberInput, Row, Text } from '@larkfare/ui-kit';
import { toWholeNumber } from './price-filter.rules.ts';
import styles from './bound-field.module.css';

type BoundFieldProps = {
  label: string;
  /** The label of the number, which names its unit. */
  numberLabel: string;
  name: string;
  edit: ReturnType<typeof useBoundEdit>;
  min: number;
  max: number;
  before?: string;
  after?: string;
  example: string;
  hintId: string;
};

/** A bound's box and number, which count once the field is left or Enter is pressed. */
export function BoundField({
  label,
  numberLabel,
  edit,
  before,
  after,
  example,
  hintId,
  ...input
}: BoundFieldProps) {
  const problemId = useId();
  return (
    <Row gap={[0, 1]} justify="between">
      <Checkbox checked={edit.isOn} onChecked={edit.turn}>
        {label}
      </Checkbox>
      <Row as="span" gap={1} nowrap>
        {before && <span aria-hidden="true">{before}</span>}
        <NumberInput
          {...input}
          className={styles.input}
          aria-label={numberLabel}
          aria-describedby={edit.isInvalid ? problemId : hintId}
          aria-invalid={edit.isInvalid}
          value={edit.text}
          onValue={edit.type}
          onBlur={edit.apply}
          onKeyDown={(event) => event.key === 'Enter' && edit.apply()}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </Row>
      {edit.isInvalid && (
        <Text tone="danger" size={0} id={problemId}>
          {example}
        </Text>
      )}
    </Row>
  );
}

/** A thumb that has rested this long is applied, also while it is still held. */
const restMs = 400;

/** Input that is not applied yet, with its bound. */
type BoundEdit = {
  of: number | undefined;
  isOn: boolean;
  text: string;
  isInvalid?: boolean;
  isMoving?: boolean;
};

/**
 * One bound as its field and its thumb show it.
 * @param search applies a bound, and returns what it becomes
 */
export function useBoundEdit(
  bound: number | undefined,
  search: (bound: number | undefined) => number | undefined,
) {
  const [edit, setEdit] = useState<BoundEdit>();
  // Input for a bound is dropped once another has come: from the address, or from the other field.
  const shown: BoundEdit =
    edit && edit.of === bound
      ? edit
      : { of: bound, isOn: bound !== undefined, text: toText(bound) };
  const { isOn, text, isInvalid, isMoving } = shown;
  const change = (part: Partial<BoundEdit>) => setEdit({ of: bound, isOn, text, ...part });
  const apply = () => {
    if (text.trim() !== '' && toWholeNumber(text) === undefined) return change({ isInvalid: true });
    const applied = search(toWholeNumber(text));
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
      search(undefined);
    },
  };
}

const toText = (bound: number | undefined) => (bound === undefined ? '' : String(bound));
