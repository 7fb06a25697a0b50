import { parse } from 'graphql';
import type { HostileParts } from './hostile-remote.ts';

const good = 'Good version';
export const brokenHeading = 'Broken version';
const heading = (words: string) =>
  `return react.createElement('main', null, react.createElement('h1', null, '${words}'));`;
/** Runs once the screen is there. */
const later = (does: string) => `react.useEffect(() => { ${does} }, []); ${heading(brokenHeading)}`;

const takesMemory =
  'const kept = []; setInterval(() => kept.push(new Array(6e6).fill(kept.length + 0.5)), 100);';

export const goodParts: HostileParts = { draws: heading(good) };

export interface Break {
  /** Completes “a version that …”. */
  name: string;
  parts: HostileParts;
  /** The heading that the visitor sees in the end. */
  sees: string;
  /** What the page reports. */
  reported: string;
  /** Whether the visitor also leaves by a navigation within the page, before it is reported. */
  isLeft?: true;
}

/** Ways in which a reviewed version fails its visitors, and what becomes of each. */
export const breaks: Break[] = [
  {
    name: 'sets state in every render',
    parts: {
      draws: `const [count, set] = react.useState(0); set(count + 1); ${heading(brokenHeading)}`,
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'takes 50 MB each 100 ms',
    parts: { draws: later(takesMemory) },
    sees: good,
    reported: 'grown',
  },
  {
    name: 'hides the whole page',
    parts: { draws: later("document.documentElement.style.display = 'none';") },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'empties the document',
    parts: { draws: later("document.getElementById('root').replaceChildren();") },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'moves the page',
    parts: { draws: later("document.body.style.paddingTop = '90px';") },
    sees: brokenHeading,
    reported: 'moved',
  },
  {
    name: 'hides the page when it is left',
    parts: {
      draws: `react.useEffect(() => () => { document.body.hidden = true; }, []); ${heading(brokenHeading)}`,
    },
    isLeft: true,
    sees: 'Oops, something went wrong!',
    reported: 'hidden',
  },
  {
    name: 'throws outside React',
    parts: { draws: later("setTimeout(() => { throw new Error('Outside'); });") },
    sees: brokenHeading,
    reported: 'crashed',
  },
  {
    name: 'leaves a rejection unhandled',
    parts: { draws: later("void (async () => { throw new Error('Unhandled'); })();") },
    sees: brokenHeading,
    reported: 'crashed',
  },
  {
    name: 'asks for a field that the API no longer has',
    parts: {
      draws: later(
        `void fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query HostileGone { regions { gone } }' }),
        }).then((answer) => answer.text());`,
      ),
    },
    sees: brokenHeading,
    reported: 'refused',
  },
  {
    name: 'replaces fetch',
    parts: { draws: later("window.fetch = () => Promise.reject(new Error('Mine'));") },
    sees: brokenHeading,
    reported: 'patched',
  },
  {
    name: 'sets globals',
    parts: { draws: later("window.route = 'mine';") },
    sees: brokenHeading,
    reported: 'patched',
  },
  {
    name: 'has a route that remote.json does not name',
    parts: { draws: heading(brokenHeading), paths: ['/hostile', '/error'] },
    isLeft: true,
    sees: 'Oops, something went wrong!',
    reported: 'loaded',
  },
];

/** In Apollo Client’s own form: `query HostileGone { regions { gone } }`. */
const unpublished = JSON.stringify(
  parse('query HostileGone { regions { gone } }', { noLocation: true }),
);

/** Ways in which a version that nobody reviewed fails its visitors in its frame. */
export const framedBreaks: Break[] = [
  { name: 'draws nothing', parts: { draws: 'return null;' }, sees: good, reported: 'hidden' },
  {
    name: 'hides its screen',
    parts: { draws: later("document.documentElement.style.display = 'none';") },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'hangs at load',
    parts: { atLoad: 'for (;;);', draws: heading(brokenHeading) },
    sees: good,
    // A frame that never came may only be slow to come.
    reported: 'late',
  },
  { name: 'hangs in render', parts: { draws: 'for (;;);' }, sees: good, reported: 'hung' },
  {
    name: 'hangs once it was seen',
    parts: { draws: later('setTimeout(() => { for (;;); }, 1500);') },
    sees: good,
    reported: 'hung',
  },
  {
    name: 'takes 50 MB each 100 ms',
    parts: { draws: later(takesMemory) },
    sees: good,
    reported: 'grown',
  },
  {
    name: 'keeps its frame busy',
    parts: {
      draws: later(
        'setInterval(() => { for (const end = performance.now() + 90; performance.now() < end;); }, 100);',
      ),
    },
    sees: brokenHeading,
    reported: 'slow',
  },
  {
    name: 'throws outside React',
    parts: { draws: later("setTimeout(() => { throw new Error('Outside'); });") },
    sees: brokenHeading,
    reported: 'crashed',
  },
  {
    name: 'asks for what it was not published with',
    parts: {
      // The same document in every render.
      draws: `const [query] = react.useState(${unpublished}); apollo.useQuery(query); ${heading(brokenHeading)}`,
    },
    sees: brokenHeading,
    reported: 'refused',
  },
];

/** Those that hang: only the next page of the browser reports them. */
export const hangs: [string, HostileParts][] = [
  ['at load', { atLoad: 'for (;;);', draws: heading(brokenHeading) }],
  ['in render', { draws: 'for (;;);' }],
];

/** Extensions of browsers change built-ins, too: only a person takes such a version back. */
export const isRolledBack = (reported: string): boolean =>
  reported !== 'patched' && reported !== 'loaded';
