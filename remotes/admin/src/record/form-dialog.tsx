import { createContext, use, type ComponentProps } from 'react';
import { Dialog } from '@larkfare/ui-kit';
import { UnsavedContext, useUnsavedPart } from '../office/unsaved-provider.tsx';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog around, as its Close button and Escape do: unsaved work is confirmed first. */
export const useCloseDialog = () => use(CloseContext);

/** A dialog with a form: no way of closing it loses unsaved changes without a question. */
export function FormDialog({ onClose, children, ...rest }: ComponentProps<typeof Dialog>) {
  const part = useUnsavedPart();
  const close = () => void part.mayLeave().then((may) => may && onClose());
  return (
    <Dialog {...rest} onClose={close}>
      <CloseContext value={close}>
        <UnsavedContext value={part}>{children}</UnsavedContext>
      </CloseContext>
    </Dialog>
  );
}
