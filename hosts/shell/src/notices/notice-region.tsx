import { createPortal } from 'react-dom';
import { NoticeCard } from './notice-card.tsx';
import type { Notice } from './notices.rules.ts';
import { Stack } from '@larkfare/ui-kit';
import styles from './notices.module.css';
import { useOpenDialog } from './use-open-dialog.ts';

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
