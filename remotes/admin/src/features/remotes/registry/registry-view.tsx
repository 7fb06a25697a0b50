import { createContext, use, type ReactNode } from 'react';
import { FormDialog } from '../../../record/form-dialog.tsx';
import { useRecordDialog } from '../../../record/record-dialog.tsx';

interface ViewDialog {
  title: string;
  /** On a phone; `sheet` by default. */
  shape?: 'card' | 'sheet';
  content: ReactNode;
}

interface RegistryView {
  /** Loads again the data that the view shows. */
  reload: () => Promise<unknown>;
  openDialog: (dialog: ViewDialog) => void;
  closeDialog: () => void;
}

const ViewContext = createContext<RegistryView | undefined>(undefined);

/** The view around a button or form. */
export function useRegistryView(): RegistryView {
  const view = use(ViewContext);
  if (!view) throw new Error('Actions of the registry need a RegistryView around them.');
  return view;
}

type RegistryViewProps = Pick<RegistryView, 'reload'> & { children: ReactNode };

/**
 * Data that is reloaded after each action in it, with the dialog of these actions. The dialog outlives the button that
 * opened it, because a reload may remove the button.
 */
export function RegistryView({ reload, children }: RegistryViewProps) {
  const { isOpen, edited, edit, close } = useRecordDialog<ViewDialog>();
  return (
    <ViewContext value={{ reload, openDialog: edit, closeDialog: close }}>
      {children}
      <FormDialog
        open={isOpen}
        onClose={close}
        title={edited?.title}
        shape={edited?.shape ?? 'sheet'}
      >
        {edited?.content}
      </FormDialog>
    </ViewContext>
  );
}
