import { useLayoutEffect, useState, type RefObject } from 'react';
import { copiesOnEachSide } from './auto-scroll.rules.ts';
import { lengthOf, setScrollOf, type Axis } from './use-drift.ts';

type Strip = {
  viewport: RefObject<HTMLElement | null>;
  original: RefObject<HTMLElement | null>;
  axis: Axis;
  isEnabled: boolean;
};

/** How many copies of the list are on each side, measured again when the room or the list changes size. */
export function useCopies({ viewport, original, axis, isEnabled }: Strip): number {
  const [measured, setMeasured] = useState(0);
  const copies = isEnabled ? measured : 0;

  useLayoutEffect(() => {
    const [view, list] = [viewport.current, original.current];
    if (!view || !list || !isEnabled) return;
    const measure = () => setMeasured(copiesOnEachSide(lengthOf(view, axis), lengthOf(list, axis)));
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    observer.observe(list);
    return () => observer.disconnect();
  }, [viewport, original, axis, isEnabled]);

  // The copies come in before the real list: the view moves along with them, so nothing is seen to jump.
  useLayoutEffect(() => {
    const [view, list] = [viewport.current, original.current];
    if (view && list) setScrollOf(view, axis, copies * lengthOf(list, axis));
  }, [viewport, original, axis, copies]);

  return copies;
}
