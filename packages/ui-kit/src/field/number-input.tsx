import type { ComponentProps } from 'react';
import { toNumber } from '@larkfare/travellers';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'value' | 'onChange' | 'min' | 'max' | 'step'
> & {
  /** The number as it is typed. */
  value: string;
  onValue: (value: string) => void;
  min?: number;
  max?: number;
  /** Change per arrow key; 0.01 for money. */
  step?: number;
};

/**
 * A text field for a number. Browsers change an `input` of type `number` under the mouse wheel, and read a pasted
 * "1250,50" as 125050.
 */
export function NumberInput({ value, onValue, min, max, step = 1, ...input }: NumberInputProps) {
  const number = toNumber(value);
  const stepBy = (change: number) => {
    if (number === undefined && value.trim() !== '') return;
    const next = Math.min(Math.max((number ?? 0) + change, min ?? -Infinity), max ?? Infinity);
    onValue(next.toFixed(step < 1 ? 2 : 0));
  };
  return (
    <input
      autoComplete="off"
      {...input}
      type="text"
      role="spinbutton"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      aria-valuenow={number}
      aria-valuemin={min}
      aria-valuemax={max}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onKeyDown={(event) => {
        input.onKeyDown?.(event);
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      }}
    />
  );
}
