import { useId, type ReactNode } from 'react';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Text, Note } from '../layout/layout.tsx';
import styles from './field.module.css';

/** Attributes that a control spreads so that its label, hint and problem reach it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence that describes what to correct; absent without a problem. */
  problem?: string;
  /** A short note after the label, such as 'optional'. */
  note?: string;
  hidesLabel?: boolean | undefined;
  className?: string;
  /** Renders the one control of this field. */
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, a hint and a problem, connected by ARIA attributes. */
export function Field({
  label,
  hint,
  problem,
  note,
  hidesLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const labelElement = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {note && (
        <Text as="span" weight="regular" tone="ink-soft">
          {' '}
          ({note})
        </Text>
      )}
    </label>
  );
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      {hidesLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {hint && (
        <Note className={styles.hint} id={`${id}-hint`}>
          {hint}
        </Note>
      )}
      {children({
        id,
        className: styles.control ?? '',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {problem && (
        <Text
          size={0}
          weight="strong"
          tone="danger"
          className={styles.problem}
          id={`${id}-problem`}
        >
          <Icon shape={CircleAlert} size={16} /> {problem}
        </Text>
      )}
    </div>
  );
}
