import { hasMoved, type Place } from './observation.rules.ts';

/**
 * What of the page is not the remote's: the element around everything, and headers, navigation and footers outside it, such
 * as the site's layout. Those may stick to the window, so they are looked at while the page is not scrolled.
 */
const partsBeside = (name: string): Element[] =>
  [...document.querySelectorAll(scrollY === 0 ? '#root, header, nav, footer' : '#root')].filter(
    (part) => !part.closest(`[data-boundary="${name}"]`),
  );

/**
 * Remembers where the site's own parts are, each from when it was first seen, until the window gets another width.
 * @returns a function that names those that moved since, or that the remote covers
 */
export function watchParts(name: string): () => string[] {
  let places = new Map<Element, Place>();
  let width = innerWidth;

  function movedParts() {
    if (width !== innerWidth) places = new Map();
    width = innerWidth;
    const moved = partsBeside(name).filter((part) => {
      if (isCovered(part, name)) return true;
      const now = placeOf(part);
      const was = places.get(part);
      if (!was) places.set(part, now);
      return was !== undefined && hasMoved(was, now);
    });
    return [...new Set(moved.map(({ id, localName }) => (id === 'root' ? 'page' : localName)))];
  }
  movedParts();
  return movedParts;
}

/** By something of the remote that is no modal dialog. What is outside the window is not covered. */
function isCovered(part: Element, name: string): boolean {
  if (part.localName !== 'header' || document.querySelector('dialog:modal')) return false;
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((share) =>
    document
      .elementFromPoint(left + share * (right - left), (top + bottom) / 2)
      ?.closest(`[data-boundary="${name}"]`),
  );
}

/** On the page, wherever it is scrolled to. A footer is as far down as what is above it is high. */
function placeOf(part: Element): Place {
  const { left, right, top } = part.getBoundingClientRect();
  return {
    left,
    right: document.documentElement.clientWidth - right,
    top: part.closest('footer') ? 0 : top + scrollY,
  };
}
