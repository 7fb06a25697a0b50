import { useState, type ComponentProps } from 'react';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import { toEnGb, type LocalDate } from '@larkfare/london-dates';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './date-field.module.css';
import { isWholeDate, typedDate } from './typed-date.rules.ts';

type DateFieldProps = Pick<FieldProps, 'problem'> &
  Pick<ComponentProps<'input'>, 'name' | 'required'> & {
    label: string;
    /** `YYYY-MM-DD`, or empty. */
    value: string;
    onValue: (value: string) => void;
    /** A day without a year is the first from here on. */
    min: LocalDate;
    max: LocalDate;
    onOpen: () => void;
  };

/** A labelled input for a day in British order, and a button for its calendar. */
export function DateField({ label, problem, value, onValue, onOpen, ...input }: DateFieldProps) {
  /** The text being typed, until the field is left or gets another value; text that is no day stays. */
  const [lastTyped, setTyped] = useState<{ text: string; value: string; isUnknown?: boolean }>();
  const typed = lastTyped?.value === value ? lastTyped : undefined;
  const isTouch = useMediaQuery('(pointer: coarse)');
  const take = (day: string) => day !== value && onValue(day);
  const finish = () => {
    if (!typed) return;
    const day = typedDate(typed.text, input.min) ?? '';
    take(day);
    setTyped(day || !typed.text.trim() ? undefined : { ...typed, value: '', isUnknown: true });
  };
  return (
    <Field label={label} problem={typed?.isUnknown ? 'Write the date as 31/01/2027' : problem}>
      {(control) => (
        <div className={styles.date}>
          <input
            {...input}
            {...control}
            autoComplete="off"
            placeholder="dd/mm/yyyy"
            // A tap opens the calendar instead of a phone's keyboard.
            inputMode={isTouch ? 'none' : undefined}
            value={typed?.text ?? (value && toEnGb(value))}
            onChange={({ target }) => {
              const day = isWholeDate(target.value)
                ? typedDate(target.value, input.min)
                : undefined;
              const next = target.value && (day ?? value);
              setTyped({ text: target.value, value: next });
              take(next);
            }}
            onBlur={finish}
            onClick={isTouch ? onOpen : undefined}
            onKeyDown={({ key, altKey }) => {
              if (key === 'Enter') finish();
              if (key === 'ArrowDown' && altKey) onOpen();
            }}
          />
          <Button
            tone="plain"
            size="square"
            className={styles.open}
            aria-label={`Calendar: ${label}`}
            onClick={onOpen}
          >
            <Icon shape={CalendarDays} />
          </Button>
        </div>
      )}
    </Field>
  );
}
