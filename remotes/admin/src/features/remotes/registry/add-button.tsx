import { useState, type ReactNode } from 'react';
import { Button, Icon } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { FormDialog } from '../../../record/form-dialog.tsx';

interface AddButtonProps {
  /** The label of the button. */
  label: string;
  /** The title of the dialog. */
  title: string;
  /** The form; mounted with each opening, so that a secret in it does not outlive the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog, to add a row to a list. */
export function AddButton({ label, title, children }: AddButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="brand" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon shape={Plus} size={18} /> {label}
      </Button>
      <FormDialog open={isOpen} onClose={close} title={title}>
        {children(close)}
      </FormDialog>
    </>
  );
}
