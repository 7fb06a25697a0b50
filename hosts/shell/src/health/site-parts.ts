import { hasMoved, type Place } from './observation.rules.ts';
import { lastInputMs } from './page-use.ts';

const boundaryOf = (name: string) => `[data-boundary="${name}"]`;

/**
 * Parts of the page that are not the remote's: the element around everything, and headers, navigation and footers outside it, such
 * as the site's layout. Those may stick to the window, so they are looked at while the page is not scrolled.
 */
const partsBeside = (name: string): Element[] =>
  [...document.querySelectorAll(scrollY === 0 ? '#root, header, nav, footer' : '#root')].filter(
    (part) => !part.closest(boundaryOf(name)),
  );

/** The site's header and footer, which stay while a remote is on the screen. */
const layoutOf = (name: string): Element[] =>
  [...document.querySelectorAll('header, footer')].filter(
    (part) => !part.closest(boundaryOf(name)),
  );

/** An input this long before a cover has opened it. */
const openedWithinMs = 2000;

/** Remembers where the site's own parts are, each from when it was first seen, until the window gets another width. */
export function watchParts(name: string, inputMs = lastInputMs) {
  let places = new Map<Element, Place>();
  let width = innerWidth;
  let layout = new Set<string>();
  let cover: 'new' | 'lasting' | 'opened' | undefined;

  /** A dialog or menu that the visitor opened may cover the header; a transition does for less than a second. */
  function isKeptCovered(header: Element): boolean {
    if (!isCovered(header, name)) cover = undefined;
    else if (cover) cover = cover === 'opened' ? cover : 'lasting';
    else cover = performance.now() - inputMs() < openedWithinMs ? 'opened' : 'new';
    return cover === 'lasting';
  }

  function moved(): string[] {
    if (width !== innerWidth) places = new Map();
    width = innerWidth;
    const parts = partsBeside(name).filter((part) => {
      if (part.localName === 'header' && isKeptCovered(part)) return true;
      const now = placeOf(part);
      const was = places.get(part);
      if (!was) places.set(part, now);
      return was !== undefined && hasMoved(was, now);
    });
    return [...new Set(parts.map(({ id, localName }) => (id === 'root' ? 'page' : localName)))];
  }
  moved();

  return {
    /** Begins with the layout that is there as the remote appears. */
    enter() {
      layout = new Set();
      this.removed();
    },
    /** Names those that moved since, or that the remote covers. */
    moved,
    /** Names those that were there since the remote appeared, and are no more. */
    removed(): string[] {
      const now = new Set(layoutOf(name).map(({ localName }) => localName));
      const missing = [...layout].filter((part) => !now.has(part));
      layout = new Set([...layout, ...now]);
      return missing;
    },
  };
}

/** By something that is not the site's. What is outside the window is not covered. */
function isCovered(part: Element, name: string): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const root = document.getElementById('root');
  return [0.1, 0.5, 0.9].every((share) => {
    const seen = document.elementFromPoint(left + share * (right - left), (top + bottom) / 2);
    return seen && (!root?.contains(seen) || seen.closest(boundaryOf(name)));
  });
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

/** Calls back when a click on a link of the site does not reach the site's code. @returns a function that ends it */
export function watchLinks(name: string, onStopped: () => void): () => void {
  const root = document.getElementById('root');
  let clicked: Event | undefined;
  const begin = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!event.isTrusted || !link || !root?.contains(link) || link.closest(boundaryOf(name)))
      return;
    clicked = event;
    setTimeout(() => clicked === event && onStopped());
  };
  const arrive = (event: Event) => {
    if (event === clicked && !event.defaultPrevented) clicked = undefined;
  };
  addEventListener('click', begin, true);
  root?.addEventListener('click', arrive, true);
  return () => {
    removeEventListener('click', begin, true);
    root?.removeEventListener('click', arrive, true);
  };
}
