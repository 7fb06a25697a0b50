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

/** Visitors see the version before, unless the break differs. @param parts the body of its component, or more than that */
const aBreak = (
  name: string,
  reported: string,
  parts: string | HostileParts,
  more: Partial<Pick<Break, 'sees' | 'isLeft'>> = {},
): Break => ({
  name,
  reported,
  parts: typeof parts === 'string' ? { draws: parts } : parts,
  sees: good,
  ...more,
});

const withNavigate = (does: string) => `const navigate = router.useNavigate(); ${later(does)}`;

/** Covers everything. @param opens a statement that shows `cover` */
const covers = (element: string, opens = 'document.body.append(cover);') =>
  later(
    `const cover = document.createElement('${element}'); cover.textContent = 'Cover'; cover.style.cssText = 'position: fixed; inset: 0; z-index: 99; width: 100vw; height: 100vh; max-width: none; max-height: none'; ${opens}`,
  );

const throwsOutsideReact = aBreak(
  'throws outside React',
  'crashed',
  later("setTimeout(() => { throw new Error('Outside'); });"),
  { sees: brokenHeading },
);

/** Ways in which a reviewed version fails its visitors, and what becomes of each. */
export const breaks: Break[] = [
  aBreak(
    'sets state in every render',
    'crashed',
    `const [count, set] = react.useState(0); set(count + 1); ${heading(brokenHeading)}`,
  ),
  aBreak('takes 50 MB each 100 ms', 'grown', later(takesMemory)),
  aBreak(
    'hides the whole page',
    'hidden',
    later("document.documentElement.style.display = 'none';"),
  ),
  aBreak(
    'empties the document',
    'hidden',
    later("document.getElementById('root').replaceChildren();"),
  ),
  aBreak('moves the page', 'moved', later("document.body.style.paddingTop = '90px';")),
  aBreak(
    'hides the page when it is left',
    'hidden',
    `react.useEffect(() => () => { document.body.hidden = true; }, []); ${heading(brokenHeading)}`,
    { sees: 'Oops, something went wrong!', isLeft: true },
  ),
  throwsOutsideReact,
  aBreak(
    'leaves a rejection unhandled',
    'crashed',
    later("void (async () => { throw new Error('Unhandled'); })();"),
    { sees: brokenHeading },
  ),
  aBreak(
    'queries a removed field',
    'refused',
    later(
      `void fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query HostileGone { regions { gone } }' }),
        }).then((answer) => answer.text());`,
    ),
    { sees: brokenHeading },
  ),
  aBreak(
    'replaces fetch',
    'patched',
    later("window.fetch = () => Promise.reject(new Error('Mine'));"),
  ),
  aBreak(
    'replaces the methods of promises',
    'patched',
    later('Promise.prototype.then = () => new Promise(() => undefined);'),
  ),
  aBreak('replaces the methods of arrays', 'patched', later('Array.prototype.map = () => [];')),
  aBreak(
    'covers the page with its own element',
    'moved',
    covers('div', "document.querySelector('[data-boundary=hostile]').append(cover);"),
  ),
  aBreak('covers the page with an element of the body', 'moved', covers('div')),
  aBreak(
    'covers the page with a dialog',
    'moved',
    covers('dialog', 'document.body.append(cover); cover.showModal();'),
  ),
  aBreak(
    'covers the page with a popover',
    'moved',
    covers('div', "document.body.append(cover); cover.popover = 'manual'; cover.showPopover();"),
  ),
  aBreak(
    'starts view transitions without end',
    'moved',
    later(
      // Each lasts until the next. On a slow machine, one that is replaced sooner never begins to cover the page.
      'const cover = () => document.startViewTransition(() => new Promise(() => undefined)); cover(); setInterval(cover, 3000);',
    ),
  ),
  aBreak(
    'removes the header and the footer',
    'moved',
    later("for (const part of document.querySelectorAll('header, footer')) part.remove();"),
  ),
  aBreak(
    'stops every click',
    'moved',
    later(
      "addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
    ),
    { isLeft: 'click' },
  ),
  aBreak(
    'sends requests without end',
    'crashed',
    later(
      "setInterval(() => { for (let each = 0; each < 4; each++) void fetch('/api/region').catch(() => undefined); }, 10);",
    ),
  ),
  aBreak(
    'navigates without end',
    'crashed',
    withNavigate("let each = 0; setInterval(() => void navigate('/hostile?each=' + each++), 20);"),
  ),
  aBreak(
    'adds entries to the history without end',
    'crashed',
    later(
      "let each = 0; setInterval(() => history.pushState(null, '', '/hostile?each=' + each++), 20);",
    ),
  ),
  aBreak('scrolls without end', 'crashed', later('setInterval(() => scrollTo(0, 0), 50);')),
  aBreak(
    'takes the focus without end',
    'crashed',
    later("setInterval(() => document.querySelector('footer a').focus(), 50);"),
  ),
  aBreak('opens alerts without end', 'crashed', later("setInterval(() => alert('Look'), 100);")),
  aBreak(
    'resets the store without end',
    'crashed',
    `const client = apollo.useApolloClient(); ${later('setInterval(() => void client.resetStore().catch(() => undefined), 50);')}`,
  ),
  aBreak(
    'reports its own failure',
    'crashed',
    `const fail = contract.useGlobalError(); ${later("fail('No sun today');")}`,
  ),
  aBreak(
    'leads to another site',
    'crashed',
    later("setTimeout(() => location.assign('https://elsewhere.example/'), 500);"),
  ),
  aBreak(
    'throws while it unmounts',
    'crashed',
    later("return () => { throw new Error('Clean-up'); };"),
    { sees: 'Oops, something went wrong!', isLeft: true },
  ),
  aBreak(
    'returns to its own page after it was left',
    'crashed',
    withNavigate("return () => setTimeout(() => navigate('/hostile'), 1500);"),
    { sees: 'Flight deals from the UK', isLeft: 'click' },
  ),
  aBreak(
    'goes back in the history after it was left',
    'crashed',
    later('return () => setTimeout(() => history.back(), 1500);'),
    { sees: 'Flight deals from the UK', isLeft: 'click' },
  ),
  aBreak('is suspended without end', 'hidden', {
    atLoad: 'const never = new Promise(() => undefined);',
    draws: `react.use(never); ${heading(brokenHeading)}`,
  }),
  aBreak('stays on its fallback', 'hidden', {
    atLoad: 'const never = new Promise(() => undefined); const Never = () => react.use(never);',
    draws:
      "return react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Never));",
  }),
  aBreak(
    'sets 120 cookies of 4 kB',
    'shown',
    later(
      "for (let each = 0; each < 120; each++) document.cookie = 'c' + each + '=' + 'x'.repeat(4000) + '; path=/; max-age=9999';",
    ),
    { sees: brokenHeading },
  ),
  aBreak('sets globals', 'patched', later("window.route = 'mine';"), { sees: brokenHeading }),
  aBreak(
    'has a route that remote.json does not name',
    'loaded',
    { draws: heading(brokenHeading), paths: ['/hostile', '/error'] },
    { sees: 'Oops, something went wrong!', isLeft: true },
  ),
];

/** In Apollo Client’s own form: `query HostileGone { regions { gone } }`. */
const unpublished = JSON.stringify(
  parse('query HostileGone { regions { gone } }', { noLocation: true }),
);

/** Ways in which an unreviewed version fails its visitors in its frame. */
export const framedBreaks: Break[] = [
  aBreak('draws nothing', 'hidden', 'return null;'),
  aBreak('hides its screen', 'hidden', later("document.documentElement.style.display = 'none';")),
  aBreak('hangs at load', 'hung', { atLoad: 'for (;;);', draws: heading(brokenHeading) }),
  aBreak('hangs in render', 'hung', 'for (;;);'),
  aBreak('hangs once it was seen', 'hung', later('setTimeout(() => { for (;;); }, 1500);')),
  aBreak('takes 50 MB each 100 ms', 'grown', later(takesMemory)),
  aBreak(
    'keeps its frame busy',
    'slow',
    later(
      'setInterval(() => { for (const end = performance.now() + 90; performance.now() < end;); }, 100);',
    ),
    { sees: brokenHeading },
  ),
  throwsOutsideReact,
  aBreak(
    'posts messages to the page without end',
    'broken',
    later(
      "setInterval(() => { for (let each = 0; each < 1000; each++) window.parent.postMessage(each, '*'); }, 10);",
    ),
  ),
  aBreak('stays on its fallback', 'hidden', {
    atLoad: 'const never = new Promise(() => undefined); const Never = () => react.use(never);',
    draws:
      "return react.createElement(react.Suspense, { fallback: 'Loading' }, react.createElement(Never));",
  }),
  aBreak(
    'reports its own failure',
    'crashed',
    `const fail = contract.useGlobalError(); ${later("fail('No sun today');")}`,
  ),
  aBreak(
    'requests an operation it was not published with',
    'refused',
    {
      // The same document in every render.
      draws: `const [query] = react.useState(${unpublished}); apollo.useQuery(query); ${heading(brokenHeading)}`,
    },
    { sees: brokenHeading },
  ),
];

/** Those that hang: only the next page of the browser reports them. */
export const hangs: [string, HostileParts][] = [
  ['at load', { atLoad: 'for (;;);', draws: heading(brokenHeading) }],
  ['in render', { draws: 'for (;;);' }],
];

/** Extensions of browsers change built-ins, too: only a person takes such a version back. */
export const isRolledBack = (reported: string): boolean =>
  !['patched', 'loaded', 'shown'].includes(reported);
