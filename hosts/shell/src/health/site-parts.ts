import { hasMoved, type Place } from './look.rules.ts';

/**
 * What of the page is not the remote's: the element around everything, and headers, navigation and footers outside it. Those
 * may stick to the window, so they are looked at while the page is not scrolled.
 */
const partsBeside = (name: string): Element[] =>
  [...document.querySelectorAll(scrollY === 0 ? '#root, header, nav, footer' : '#root')].filter(
    (part) => !part.closest(`[data-boundary="${name}"]`),
  );

/**
 * Remembers where the site's own parts are, each from when it was first seen, until the window gets another width.
 * @returns a function that names those that moved since
 */
export function watchParts(name: string): () => string[] {
  let places = new Map<Element, Place>();
  let width = innerWidth;

  function movedParts() {
    if (width !== innerWidth) places = new Map();
    width = innerWidth;
    const moved = partsBeside(name).filter((part) => {
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

/** On the page, wherever it is scrolled to. A footer is as far down as what is above it is high. */
function placeOf(part: Element): Place {
  const { left, right, top } = part.getBoundingClientRect();
  return {
    left,
    right: document.documentElement.clientWidth - right,
    top: part.closest('footer') ? 0 : top + scrollY,
  };
}
