import { createPortal } from 'react-dom';
import { useEffect, useState } from 'react';
import { Button, Row, Stack } from '@larkfare/ui-kit';
import { closeIcon, Icon } from '../theme/icon.tsx';
import { type Notice, isDismissedAutomatically, successMs } from './notices.rules.ts';
import styles from './notices.module.css';

type NoticeRegionProps = { notices: Notice[]; onDismiss(id: number): void };

/** The polite live region. It has to be in the document before the first notice, or that would not be announced. */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const dialog = useOpenDialog(notices);
  const region = (
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      <Stack as="ul" gap={2} role="list" className={styles.list}>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />
        ))}
      </Stack>
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';
const icons = { success: `${circle}M16 9l-5.5 5.5L8 12`, error: `${circle}M12 8v4m0 4h.01` };

/**
 * One notice. Its timer is paused while the pointer or the focus is on it, and then starts from the beginning. A notice
 * that appears under a resting pointer is not pointed at.
 */
function NoticeCard({ notice, onDismiss }: { notice: Notice; onDismiss(id: number): void }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isTimed = isDismissedAutomatically(notice) && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(() => onDismiss(notice.id), successMs);
    return () => clearTimeout(timer);
  }, [isTimed, notice.id, onDismiss]);

  return (
    <Row
      as="li"
      nowrap
      className={`${styles.notice} ${styles[notice.kind]}`}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon size={20} className={styles.icon}>
        <path d={icons[notice.kind]} />
      </Icon>
      <span className={styles.text}>{notice.text}</span>
      <Button
        tone="plain"
        size="square"
        className={styles.dismiss}
        onClick={() => onDismiss(notice.id)}
        aria-label="Dismiss this notice"
      >
        <Icon size={18}>{closeIcon}</Icon>
      </Button>
    </Row>
  );
}

/**
 * The topmost open modal dialog. The rest of the page is inert meanwhile, so notices have to be rendered inside it to be
 * announced and dismissed.
 * @param trigger looked up again whenever it changes
 */
function useOpenDialog(trigger: unknown): Element | undefined {
  const [dialog, setDialog] = useState<Element>();

  useEffect(() => {
    const update = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1));
    update();
    // These events do not bubble, but they can be captured.
    document.addEventListener('close', update, true);
    document.addEventListener('toggle', update, true);
    return () => {
      document.removeEventListener('close', update, true);
      document.removeEventListener('toggle', update, true);
    };
  }, [trigger]);

  // A dialog that is unmounted fires no event, and its notices must not disappear with it.
  useEffect(() => {
    if (!dialog) return undefined;
    const observer = new MutationObserver(() => {
      if (!dialog.isConnected) setDialog(undefined);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [dialog]);

  return dialog?.isConnected ? dialog : undefined;
}
