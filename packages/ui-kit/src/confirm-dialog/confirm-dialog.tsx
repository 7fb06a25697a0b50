import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './confirm-dialog.module.css';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The question, such as "Delete this region?". A second element holds further facts to decide on. */
  children: ReactNode;
  /** The label of the confirming button. */
  action: string;
  /** `danger` (red) by default. */
  tone?: 'danger' | 'brand' | undefined;
  /** Leaves nothing to choose: the one button closes the dialog. */
  isNotice?: boolean | undefined;
  /** Called with `false` by Cancel, Close and Escape; the caller then sets `open` to false. */
  onAnswer: (isConfirmed: boolean) => void;
  /** Called once the dialog is closed and the focus has returned. */
  onClosed?: () => void;
};

/** A question before an action that cannot be undone. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  action,
  tone = 'danger',
  isNotice = false,
  onAnswer,
  onClosed,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={() => onAnswer(false)}
    onClosed={onClosed}
    title={title}
    shape="card"
  >
    <div className={styles.text}>{children}</div>
    <Row className={styles.actions}>
      {!isNotice && <Button onClick={() => onAnswer(false)}>Cancel</Button>}
      <Button
        tone={tone === 'brand' ? 'brand' : 'quiet'}
        className={tone === 'brand' ? undefined : styles.danger}
        onClick={() => onAnswer(true)}
      >
        {action}
      </Button>
    </Row>
  </Dialog>
);
