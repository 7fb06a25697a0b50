import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import X from '@lucide/icons/icons/x';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import { focusHeading } from './focus-heading.ts';

/** How long the closing animation of a pop-up takes (specification §9). */
export const closeAnimationMs = 300;

type DialogProps = {
  open: boolean;
  /** Called by the Close button and by Escape; the caller then sets `open` to false. */
  onClose: () => void;
  /** Called once the pop-up is closed and the focus has returned. */
  onClosed?: () => void;
  title: ReactNode;
  /** On a phone, `sheet` fills the screen and `card` stays a card. */
  shape?: 'card' | 'sheet';
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A pop-up: the browser's own modal dialog, which keeps the focus inside and then returns it to where it was. */
export function Dialog({ open, onClosed, ...rest }: DialogProps) {
  const [{ wasOpen, isShown, turn }, setShown] = useState({
    wasOpen: open,
    isShown: open,
    turn: 0,
  });
  // Opened again while it closes, it is a new dialog: the closing one would close it as well.
  if (open !== wasOpen)
    setShown({ wasOpen: open, isShown: open || isShown, turn: turn + Number(open) });
  const leave = () => {
    setShown((now) => ({ ...now, isShown: false }));
    onClosed?.();
  };
  return isShown && <ModalDialog key={turn} {...rest} isClosing={!open} onClosed={leave} />;
}

type ModalDialogProps = Omit<DialogProps, 'open'> & { isClosing: boolean; onClosed: () => void };

function ModalDialog({
  onClose,
  onClosed,
  title,
  shape = 'sheet',
  width = 'narrow',
  isClosing,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    const hadOpener = document.activeElement !== document.body;
    element?.showModal();
    // The heading takes the focus first: a field that took it would open its list or a phone's keyboard.
    heading.current?.focus();
    // Closing, not only unmounting, is what makes the browser give the focus back.
    return () => {
      element?.close();
      // The element that opened it was removed meanwhile, such as a record with its button.
      if (hadOpener && document.activeElement === document.body) focusHeading();
    };
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    // The dialog is closed only after its animation, and removed once it is closed.
    const timer = setTimeout(
      () => dialog.current?.close(),
      prefersReducedMotion() ? 0 : closeAnimationMs,
    );
    return () => clearTimeout(timer);
  }, [isClosing]);

  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[shape], styles[width], isClosing && styles.closing]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // Escape confirms as Close does; a cancel that bubbles up from a file input inside is not ours.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current) return;
        // A browser lets a page refuse Escape only once; the second closes the dialog without a confirmation.
        if (!isClosing) onClose();
        onClosed();
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon shape={X} />
          <span>Close</span>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
