import type { CSSProperties } from 'react';
import styles from './range-slider.module.css';

type Thumb = {
  label: string;
  value: number;
  text: string;
  /** Called on every step. */
  onMove: (value: number) => void;
  /** Called when the thumb is released or left. */
  onRest: () => void;
};

type RangeSliderProps = { thumbs: readonly Thumb[]; min: number; max: number; disabled?: boolean };

/** One or two sliders on one track, which is filled up to the last one. */
export function RangeSlider({ thumbs, min, max, disabled }: RangeSliderProps) {
  const [low = 0, high = low] = thumbs.map(({ value }) => (value - min) / (max - min));
  const fill = { '--low': thumbs.length > 1 ? low : -1, '--high': high };
  return (
    <div className={styles.slider} style={fill as CSSProperties}>
      {thumbs.map(({ label, value, text, onMove, onRest }) => (
        <input
          key={label}
          type="range"
          className={styles.range}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={text}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onMove(event.target.valueAsNumber)}
          onPointerUp={onRest}
          onBlur={onRest}
        />
      ))}
    </div>
  );
}
