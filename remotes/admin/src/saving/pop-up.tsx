import { createContext, use, type ComponentProps } from 'react';
import { Dialog } from '@larkfare/ui-kit';
import { UnsavedContext, useUnsavedPart } from '../unsaved/unsaved-provider.tsx';

const ClosingContext = createContext<() => void>(() => undefined);

/** Closes the pop-up around, as its Close and Escape do: what is typed in it is asked about first. */
export const useClosePopUp = () => use(ClosingContext);

/** A pop-up with a form: no way of closing it loses what is typed without a question. */
export function PopUp({ onClose, children, ...rest }: ComponentProps<typeof Dialog>) {
  const part = useUnsavedPart();
  const close = () => void part.mayLeave().then((may) => may && onClose());
  return (
    <Dialog {...rest} onClose={close}>
      <ClosingContext value={close}>
        <UnsavedContext value={part}>{children}</UnsavedContext>
      </ClosingContext>
    </Dialog>
  );
}
