import { type ReactNode, useState } from 'react';
import { Button, Icon } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { FormDialog } from '../../../form/form-dialog.tsx';

interface AddButtonProps {
  /** Of the button. */
  label: string;
  /** Of the dialog. */
  title: string;
  /** The form; mounted each time the dialog opens, so that a secret in it does not outlive the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog, to add something to a list. */
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
