import { Field } from '@larkfare/ui-kit';
import styles from './text-fields.module.css';

type TextFieldProps = {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  /** Small words after the label, such as 'optional'. */
  note?: string | undefined;
  problem?: string | undefined;
  type?: 'text' | 'email' | 'tel' | undefined;
};

/** One line of text. */
export const LineField = ({
  label,
  name,
  value,
  onValue,
  hint,
  note,
  problem,
  type = 'text',
}: TextFieldProps) => (
  <Field label={label} hint={hint} note={note} problem={problem}>
    {(wiring) => (
      <input
        {...wiring}
        type={type}
        name={name}
        value={value}
        autoComplete="off"
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);

type ProseFieldProps = Omit<TextFieldProps, 'type'> & {
  /** How many lines it shows before anything is written; it grows with its text. */
  rows?: number;
  /** For what is code and not words. */
  isCode?: boolean;
};

/** Running text; a blank line starts a new paragraph. */
export const ProseField = ({
  label,
  name,
  value,
  onValue,
  hint,
  note,
  problem,
  rows = 4,
  isCode = false,
}: ProseFieldProps) => (
  <Field label={label} hint={hint} note={note} problem={problem}>
    {(wiring) => (
      <textarea
        {...wiring}
        className={[wiring.className, styles.prose, isCode && styles.code]
          .filter(Boolean)
          .join(' ')}
        name={name}
        value={value}
        rows={rows}
        spellCheck={!isCode}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);
