import { useEffect, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { goesByItself, successMs, type Notice } from './notices.rules.ts';
import styles from './notices.module.css';

const icons = { success: CircleCheck, error: CircleAlert };

/** One notice. While the pointer or the focus is on it, its time stands still and starts again afterwards. */
export function NoticeCard({ notice, onDismiss }: { notice: Notice; onDismiss(id: number): void }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isTimed = goesByItself(notice) && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(() => onDismiss(notice.id), successMs);
    return () => clearTimeout(timer);
  }, [isTimed, notice.id, onDismiss]);

  const Icon = icons[notice.kind];
  return (
    <li
      className={`${styles.notice} ${styles[notice.kind]}`}
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon aria-hidden size={20} className={styles.icon} />
      <span className={styles.text}>{notice.text}</span>
      <button
        type="button"
        className={styles.dismiss}
        onClick={() => onDismiss(notice.id)}
        aria-label="Dismiss this notice"
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}
