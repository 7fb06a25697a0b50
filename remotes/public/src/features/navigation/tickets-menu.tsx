import { useCallback, useId, useRef, useState } from 'react';
import { Icon } from '@larkfare/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router';
import { TicketsPanes } from './tickets-panes.tsx';
import { useCloseOnLeaving } from './use-close-on-leaving.ts';
import { useDelayedUnmount } from './use-delayed-unmount.ts';
import styles from './tickets-menu.module.css';

/** How long the closed menu stays on the page (specification §9). */
const unmountDelayMs = 600;

/** A button that opens the tickets panes under it, and closes them when the visitor has gone elsewhere. */
export function TicketsMenu() {
  const [isOpen, setOpen] = useState(false);
  const isMounted = useDelayedUnmount(isOpen, unmountDelayMs);
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback((reason: 'escape' | 'left') => {
    setOpen(false);
    if (reason === 'escape') trigger.current?.focus();
  }, []);
  useCloseOnLeaving(menu, isOpen, close);

  return (
    <div ref={menu} className={styles.menu}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isMounted ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Tickets
        <Icon shape={ChevronDown} size={18} className={styles.sign} />
      </button>
      {isMounted && (
        <div id={panelId} className={styles.panel} data-open={isOpen} inert={!isOpen}>
          <TicketsPanes onPick={() => setOpen(false)} />
          <Link to="/tickets" className={styles.all} onClick={() => setOpen(false)}>
            See all tickets
          </Link>
        </div>
      )}
    </div>
  );
}
