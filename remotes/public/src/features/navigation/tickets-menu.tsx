import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@larkfare/ui-kit';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { Link } from 'react-router';
import { TicketsPanes } from './tickets-panes.tsx';
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

/** Whether something is still on the page: from its opening until so long after its closing. */
function useDelayedUnmount(isOpen: boolean, delayMs: number): boolean {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);

  useEffect(() => {
    if (isOpen || !isMounted) return;
    const timer = setTimeout(() => setMounted(false), delayMs);
    return () => clearTimeout(timer);
  }, [isOpen, isMounted, delayMs]);

  return isMounted;
}

/** Closes a menu on Escape, on a press anywhere else, and when the focus goes elsewhere. */
function useCloseOnLeaving(
  menu: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (reason: 'escape' | 'left') => void,
) {
  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') close('escape');
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isOutside(event.target)) close('left');
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      (event) => {
        if (isOutside(event.relatedTarget)) close('left');
      },
      { signal },
    );
    return () => listening.abort();
  }, [menu, isOpen, close]);
}
