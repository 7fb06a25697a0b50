import { parse } from 'graphql';
import type { HostileParts } from './hostile-remote.ts';

const good = 'Good version';
export const brokenHeading = 'Broken version';
const heading = (words: string) => `return react.createElement('h1', null, '${words}');`;
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
  /** The outcome that the page reports. */
  reported: string;
  /** How the visitor also leaves, before it is reported: by a navigation within the page, or by a click on a link of it. */
  isLeft?: true | 'click';
}

const withNavigate = (does: string) => `const navigate = router.useNavigate(); ${later(does)}`;

/** Covers everything. @param opens a statement that shows `cover` */
const covers = (element: string, opens = 'document.body.append(cover);') =>
  later(
    `const cover = document.createElement('${element}'); cover.textContent = 'Cover'; cover.style.cssText = 'position: fixed; inset: 0; z-index: 99; width: 100vw; height: 100vh; max-width: none; max-height: none'; ${opens}`,
  );

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
    sees: good,
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
    sees: good,
    reported: 'patched',
  },
  {
    name: 'replaces the methods of promises',
    parts: { draws: later('Promise.prototype.then = () => new Promise(() => undefined);') },
    sees: good,
    reported: 'patched',
  },
  {
    name: 'replaces the methods of arrays',
    parts: { draws: later('Array.prototype.map = () => [];') },
    sees: good,
    reported: 'patched',
  },
  {
    name: 'covers the page with its own element',
    parts: {
      draws: covers('div', "document.querySelector('[data-boundary=hostile]').append(cover);"),
    },
    sees: good,
    reported: 'moved',
  },
  {
    name: 'covers the page with an element of the body',
    parts: { draws: covers('div') },
    sees: good,
    reported: 'moved',
  },
  {
    name: 'covers the page with a dialog',
    parts: { draws: covers('dialog', 'document.body.append(cover); cover.showModal();') },
    sees: good,
    reported: 'moved',
  },
  {
    name: 'covers the page with a popover',
    parts: {
      draws: covers(
        'div',
        "document.body.append(cover); cover.popover = 'manual'; cover.showPopover();",
      ),
    },
    sees: good,
    reported: 'moved',
  },
  {
    name: 'starts view transitions without end',
    parts: {
      draws: later(
        'setInterval(() => document.startViewTransition(() => new Promise(() => undefined)), 100);',
      ),
    },
    sees: good,
    reported: 'moved',
  },
  {
    name: 'removes the header and the footer',
    parts: {
      draws: later(
        "for (const part of document.querySelectorAll('header, footer')) part.remove();",
      ),
    },
    sees: good,
    reported: 'moved',
  },
  {
    name: 'stops every click',
    parts: {
      draws: later(
        "addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
      ),
    },
    isLeft: 'click',
    sees: good,
    reported: 'moved',
  },
  {
    name: 'sends requests without end',
    parts: {
      draws: later(
        "setInterval(() => { for (let each = 0; each < 4; each++) void fetch('/api/region').catch(() => undefined); }, 10);",
      ),
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'navigates without end',
    parts: {
      draws: withNavigate(
        "let each = 0; setInterval(() => void navigate('/hostile?each=' + each++), 20);",
      ),
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'adds entries to the history without end',
    parts: {
      draws: later(
        "let each = 0; setInterval(() => history.pushState(null, '', '/hostile?each=' + each++), 20);",
      ),
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'scrolls without end',
    parts: { draws: later('setInterval(() => scrollTo(0, 0), 50);') },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'takes the focus without end',
    parts: {
      draws: later("setInterval(() => document.querySelector('footer a').focus(), 50);"),
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'opens alerts without end',
    parts: { draws: later("setInterval(() => alert('Look'), 100);") },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'resets the store without end',
    parts: {
      draws: `const client = apollo.useApolloClient(); ${later('setInterval(() => void client.resetStore().catch(() => undefined), 50);')}`,
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'reports its own failure',
    parts: {
      draws: `const fail = contract.useGlobalError(); ${later("fail('No sun today');")}`,
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'leads to another site',
    parts: {
      draws: later("setTimeout(() => location.assign('https://elsewhere.example/'), 500);"),
    },
    sees: good,
    reported: 'crashed',
  },
  {
    name: 'throws as it is left',
    parts: { draws: later("return () => { throw new Error('Clean-up'); };") },
    isLeft: true,
    sees: 'Oops, something went wrong!',
    reported: 'crashed',
  },
  {
    name: 'returns to its own page after it was left',
    parts: { draws: withNavigate("return () => setTimeout(() => navigate('/hostile'), 1500);") },
    isLeft: 'click',
    sees: 'Flight deals from the UK',
    reported: 'crashed',
  },
  {
    name: 'goes back in the history after it was left',
    parts: { draws: later('return () => setTimeout(() => history.back(), 1500);') },
    isLeft: 'click',
    sees: 'Flight deals from the UK',
    reported: 'crashed',
  },
  {
    name: 'is suspended without end',
    parts: {
      atLoad: 'const never = new Promise(() => undefined);',
      draws: `react.use(never); ${heading(brokenHeading)}`,
    },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'stays on its fallback',
    parts: {
      atLoad: 'const never = new Promise(() => undefined); const Never = () => react.use(never);',
      draws:
        "return react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Never));",
    },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'sets 120 cookies of 4 kB',
    parts: {
      draws: later(
        "for (let each = 0; each < 120; each++) document.cookie = 'c' + each + '=' + 'x'.repeat(4000) + '; path=/; max-age=9999';",
      ),
    },
    sees: brokenHeading,
    reported: 'shown',
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

/** Ways in which an unreviewed version fails its visitors in its frame. */
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
    name: 'posts messages to the page without end',
    parts: {
      draws: later(
        "setInterval(() => { for (let each = 0; each < 1000; each++) window.parent.postMessage(each, '*'); }, 10);",
      ),
    },
    sees: good,
    reported: 'broken',
  },
  {
    name: 'stays on its fallback',
    parts: {
      atLoad: 'const never = new Promise(() => undefined); const Never = () => react.use(never);',
      draws:
        "return react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Never));",
    },
    sees: good,
    reported: 'hidden',
  },
  {
    name: 'reports its own failure',
    parts: {
      draws: `const fail = contract.useGlobalError(); ${later("fail('No sun today');")}`,
    },
    sees: good,
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
  !['patched', 'loaded', 'shown'].includes(reported);
