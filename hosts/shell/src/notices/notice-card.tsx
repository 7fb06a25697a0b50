import { useEffect, useState } from 'react';
import { closeIcon, Icon } from '../theme/icon.tsx';
import { isDismissedAutomatically, successMs, type Notice } from './notices.rules.ts';
import styles from './notices.module.css';

const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';
const icons = { success: `${circle}M16 9l-5.5 5.5L8 12`, error: `${circle}M12 8v4m0 4h.01` };

/**
 * One notice. Its timer is paused while the pointer or the focus is on it, and then starts from the beginning. A notice
 * that appears under a resting pointer is not pointed at.
 */
export function NoticeCard({ notice, onDismiss }: { notice: Notice; onDismiss(id: number): void }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isTimed = isDismissedAutomatically(notice) && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(() => onDismiss(notice.id), successMs);
    return () => clearTimeout(timer);
  }, [isTimed, notice.id, onDismiss]);

  return (
    <li
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
      <button
        type="button"
        className={styles.dismiss}
        onClick={() => onDismiss(notice.id)}
        aria-label="Dismiss this notice"
      >
        <Icon size={18}>{closeIcon}</Icon>
      </button>
    </li>
  );
}
