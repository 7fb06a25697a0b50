import { useEffect, useState, type RefObject } from 'react';

/** How long after the last touch the strip waits before it moves on, so that a flick can run out. */
const touchRestMs = 2000;

/** Whether someone points at, touches or has the focus in an element, or it is out of sight: reasons to keep still. */
export function useAttention(element: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting ?? false),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let rest: ReturnType<typeof setTimeout>;
    const listening = new AbortController();
    const on = (type: string, listener: (event: PointerEvent) => void) =>
      target.addEventListener(type, (event) => listener(event as PointerEvent), {
        signal: listening.signal,
        passive: true,
      });
    const hold = () => {
      clearTimeout(rest);
      setHeld(true);
    };
    const release = (afterMs: number) => {
      clearTimeout(rest);
      rest = setTimeout(() => setHeld(false), afterMs);
    };
    on('pointerenter', hold);
    on('pointerdown', hold);
    on('pointerleave', (event) => release(event.pointerType === 'mouse' ? 0 : touchRestMs));
    on('pointercancel', () => release(touchRestMs));
    on('focusin', () => setFocus(true));
    on('focusout', (event) =>
      setFocus(target.contains((event as unknown as FocusEvent).relatedTarget as Node | null)),
    );
    return () => {
      clearTimeout(rest);
      listening.abort();
    };
  }, [element]);

  return { isHeld: isHeld || hasFocus, isInSight };
}
