import { Children, type ReactNode } from 'react';
import X from '@lucide/icons/icons/x';
import { Icon } from '../icon/icon.tsx';
import { Note, Row } from '../layout/layout.tsx';
import styles from './pill.module.css';

type PillProps = {
  /** The name of the option as text, for the remove button's label. */
  name: string;
  onRemove: () => void;
  children?: ReactNode;
};

/** A selected option with a button that removes it. */
export function Pill({ name, onRemove, children }: PillProps) {
  return (
    <li className={styles.pill}>
      {children ?? name}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Icon shape={X} size={14} />
      </button>
    </li>
  );
}

type PillListProps = {
  label: string;
  /** Shown when nothing is selected, such as 'Any airline'. */
  empty: string;
  children: ReactNode;
};

/** The selected options of a multiple choice. */
export function PillList({ label, empty, children }: PillListProps) {
  if (Children.count(children) === 0)
    return (
      <Row as={Note} className={styles.empty}>
        {empty}
      </Row>
    );
  return (
    <Row as="ul" role="list" gap={2} aria-label={label}>
      {children}
    </Row>
  );
}
