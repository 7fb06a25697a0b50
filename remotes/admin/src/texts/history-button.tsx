import { useState } from 'react';
import { Button, Dialog, Icon, VisuallyHidden } from '@larkfare/ui-kit';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import { titleOf } from './site-keys.rules.ts';
import type { SiteKey } from './site-values.generated.ts';
import { HistoryPanel } from './history-panel.tsx';

type HistoryButtonProps = {
  siteKey: SiteKey;
  /** Among many of its kind its icon is enough. */
  isSmall?: boolean;
};

/** Opens every version of a text: who wrote it and when, what differs, and the way back to it. */
export function HistoryButton({ siteKey, isSmall = false }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = titleOf[siteKey];
  return (
    <>
      <Button
        tone={isSmall ? 'plain' : 'quiet'}
        aria-haspopup="dialog"
        title={isSmall ? `History of ${title}` : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon shape={History} size={18} />
        {isSmall ? (
          <VisuallyHidden>History of {title}</VisuallyHidden>
        ) : (
          <span>
            History<VisuallyHidden> of {title}</VisuallyHidden>
          </span>
        )}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`History of ${title}`}
        width="wide"
      >
        <HistoryPanel siteKey={siteKey} />
      </Dialog>
    </>
  );
}
