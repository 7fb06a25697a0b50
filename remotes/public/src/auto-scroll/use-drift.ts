import { useEffect, type RefObject } from 'react';
import { distance, wrapped } from './auto-scroll.rules.ts';

export type Axis = 'horizontal' | 'vertical';

export const lengthOf = (element: HTMLElement, axis: Axis) => {
  const box = element.getBoundingClientRect();
  return axis === 'horizontal' ? box.width : box.height;
};

export const scrollOf = (element: HTMLElement, axis: Axis) =>
  axis === 'horizontal' ? element.scrollLeft : element.scrollTop;

export function setScrollOf(element: HTMLElement, axis: Axis, position: number) {
  if (axis === 'horizontal') element.scrollLeft = position;
  else element.scrollTop = position;
}

type Drift = {
  viewport: RefObject<HTMLElement | null>;
  original: RefObject<HTMLElement | null>;
  axis: Axis;
  copies: number;
  pixelsPerFrame: number;
  isMoving: boolean;
};

/** Browsers round where they scroll to; anything further off was the visitor's own hand. */
const roundingPx = 2;

/** Moves the view a little each frame for as long as it may. */
export function useDrift({ viewport, original, axis, copies, pixelsPerFrame, isMoving }: Drift) {
  useEffect(() => {
    const [view, list] = [viewport.current, original.current];
    if (!view || !list || !isMoving || copies === 0) return;

    let position = scrollOf(view, axis);
    let before = performance.now();
    const step = (now: number) => {
      const shown = scrollOf(view, axis);
      if (Math.abs(shown - position) > roundingPx) position = shown;
      position = wrapped(
        position + distance(pixelsPerFrame, now - before),
        lengthOf(list, axis),
        copies,
      );
      setScrollOf(view, axis, position);
      before = now;
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [viewport, original, axis, copies, pixelsPerFrame, isMoving]);
}
