import type { ReactNode } from 'react';
import { Button, Icon, Row, VisuallyHidden } from '@larkfare/ui-kit';
import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import Pencil from '@lucide/icons/icons/pencil';
import Trash2 from '@lucide/icons/icons/trash';
import { editButtonId } from '../record/use-row-edit.ts';
import styles from './texts.module.css';

type EntryCardProps = {
  id: string;
  noun: string;
  name: string;
  index: number;
  count: number;
  isBusy: boolean;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  /** Absent where the entry has to stay. */
  onDelete: (() => void) | undefined;
  children: ReactNode;
};

/** An entry as it is read, with its actions. */
export function EntryCard({
  id,
  noun,
  name,
  index,
  count,
  isBusy,
  onEdit,
  onMove,
  onDelete,
  children,
}: EntryCardProps) {
  const which = <VisuallyHidden> {`${noun} ${index + 1}: ${name}`}</VisuallyHidden>;
  return (
    <div className={styles.entry}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <div>{children}</div>
      <Row gap={2} align="start" justify="end" className={styles.actions}>
        <Row gap={1} nowrap>
          <MoveButton by={-1} isAtEnd={index === 0} isBusy={isBusy} onMove={onMove}>
            {which}
          </MoveButton>
          <MoveButton by={1} isAtEnd={index === count - 1} isBusy={isBusy} onMove={onMove}>
            {which}
          </MoveButton>
        </Row>
        <Button id={editButtonId(id)} data-edit="" onClick={onEdit}>
          <Icon shape={Pencil} size={16} /> <span>Edit{which}</span>
        </Button>
        {onDelete && (
          <Button tone="danger" aria-disabled={isBusy} onClick={onDelete}>
            <Icon shape={Trash2} size={16} /> <span>Delete{which}</span>
          </Button>
        )}
      </Row>
    </div>
  );
}

type MoveButtonProps = {
  by: -1 | 1;
  isAtEnd: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  /** The name of the entry, for screen readers. */
  children: ReactNode;
};

/** It keeps the focus at the end of the list, so that a key can be pressed again and again. */
const MoveButton = ({ by, isAtEnd, isBusy, onMove, children }: MoveButtonProps) => (
  <Button
    size="square"
    aria-disabled={isAtEnd || isBusy}
    title={by < 0 ? 'Move up' : 'Move down'}
    onClick={() => {
      if (!isAtEnd) onMove(by);
    }}
  >
    <Icon shape={by < 0 ? ArrowUp : ArrowDown} size={18} />
    <VisuallyHidden>
      {by < 0 ? 'Move up' : 'Move down'}
      {children}
    </VisuallyHidden>
  </Button>
);
