import { jest } from '@jest/globals';
import { watchParts } from './site-parts.ts';

/** By id, at 10, 50 and 90 per cent of the width: jsdom has no layout. */
let atPoints: (string | null)[];
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  document.body.innerHTML = `
    <div id="portal"></div>
    <div id="root">
      <header id="header"><a id="brand">Lark</a></header>
      <main data-boundary="guide"><header id="own"></header><div id="banner"></div></main>
      <nav id="nav"></nav>
    </div>`;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1000, 80));
  document.elementFromPoint = (left) =>
    document.getElementById(atPoints[[100, 500, 900].indexOf(left)] ?? 'outside');
});

test.each([
  ['nothing is over it', ['brand', 'header', 'header'], []],
  ['it is outside the window', [null, null, null], []],
  [
    'the remote is over all of it, as over the navigation, which it may be',
    ['banner', 'banner', 'banner'],
    ['header'],
  ],
  ['a header of the remote is over it', ['own', 'banner', 'own'], ['header']],
  ['the remote is over one end', ['header', 'header', 'banner'], []],
  ['the remote is over both ends', ['banner', 'brand', 'banner'], []],
  ['something of the site is over it', ['nav', 'nav', 'nav'], []],
  ['an element of the body is over it', ['portal', 'portal', 'portal'], ['header']],
])('the site’s header is covered, when %s: %j → %j', (_name, at, covered) => {
  atPoints = at;

  const parts = watchParts('guide');

  expect(parts.moved()).toEqual(covered);
});

test('a dialog that the visitor opens may cover the site’s header', () => {
  atPoints = ['header', 'header', 'header'];
  const parts = watchParts('guide', () => performance.now());

  atPoints = ['banner', 'banner', 'banner'];

  expect([parts.moved(), parts.moved()]).toEqual([[], []]);
});

test('the header of the site that a remote removes is missed', () => {
  atPoints = [null, null, null];
  const parts = watchParts('guide');
  parts.enter();
  expect(parts.removed()).toEqual([]);

  document.getElementById('header')?.remove();

  expect(parts.removed()).toEqual(['header']);
  parts.enter();
  expect(parts.removed()).toEqual([]);
});
