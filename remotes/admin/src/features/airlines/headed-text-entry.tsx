import { Button, Field, Icon, VisuallyHidden, type ControlProps } from '@larkfare/ui-kit';
import Trash2 from '@lucide/icons/icons/trash';
import type { HeadedText } from './airlines.rules.ts';
import styles from './headed-texts.module.css';

type HeadedTextEntryProps = {
  number: number;
  noun: string;
  text: HeadedText;
  /** The id of the whole list’s error message, which describes the empty fields. */
  problemId: string | undefined;
  onChange: (part: Partial<HeadedText>) => void;
  /** Absent while it is the only one. */
  onRemove: (() => void) | undefined;
};

/** One heading with its description. */
export function HeadedTextEntry({
  number,
  noun,
  text,
  problemId,
  onChange,
  onRemove,
}: HeadedTextEntryProps) {
  const wired = (control: ControlProps, value: string) =>
    problemId && value.trim() === ''
      ? { ...control, 'aria-invalid': true as const, 'aria-describedby': problemId }
      : control;
  return (
    <li className={styles.entry}>
      <Field label={<Numbered words="Heading" noun={noun} number={number} />}>
        {(control) => (
          <input
            {...wired(control, text.heading)}
            type="text"
            autoComplete="off"
            maxLength={200}
            value={text.heading}
            onChange={(event) => onChange({ heading: event.target.value })}
          />
        )}
      </Field>
      <Field label={<Numbered words="Description" noun={noun} number={number} />}>
        {(control) => (
          <textarea
            {...wired(control, text.description)}
            rows={2}
            maxLength={5000}
            value={text.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {onRemove && (
        <Button size="square" className={styles.remove} onClick={onRemove}>
          <Icon shape={Trash2} size={18} />
          <VisuallyHidden>
            Remove {noun} {number}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const Numbered = ({ words, noun, number }: { words: string; noun: string; number: number }) => (
  <>
    {words}{' '}
    <VisuallyHidden>
      of {noun} {number}
    </VisuallyHidden>
  </>
);
