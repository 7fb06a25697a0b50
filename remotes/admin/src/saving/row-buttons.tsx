import { Button, buttonClass, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { RowActions } from '../record-table/record-table.tsx';
import styles from './row-form.module.css';
import { editButtonId } from './use-inline-edit.ts';

type RowButtonsProps = {
  id: string;
  /** Tells those who hear the buttons only which record each of them is about. */
  name: string;
  canDelete: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Takes the place of Delete while the record is in use: where that use is. */
  leadOn?: { to: string; label: string };
};

/** Edit, and Delete or what has to be dealt with first: what may be done is the server's to say. */
export const RowButtons = ({ id, name, canDelete, onEdit, onDelete, leadOn }: RowButtonsProps) => (
  <RowActions>
    <Button id={editButtonId(id)} className={styles.button} onClick={onEdit}>
      Edit <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
    {canDelete && (
      <Button className={styles.button} onClick={onDelete}>
        Delete <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    )}
    {!canDelete && leadOn && (
      <Link to={leadOn.to} className={buttonClass({ className: styles.button })}>
        {leadOn.label} <VisuallyHidden>of {name}</VisuallyHidden>
      </Link>
    )}
  </RowActions>
);
