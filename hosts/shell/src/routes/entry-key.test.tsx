import { ensureEntryKey } from './entry-key.ts';

const keyOf = () => (history.state as { key?: string } | null)?.key;

test('two addresses that are typed have two keys, so neither is scrolled to where the other was', () => {
  history.replaceState(null, '', '/terms');
  ensureEntryKey(history);
  const terms = keyOf();

  history.pushState(null, '', '/privacy');
  ensureEntryKey(history);

  expect(terms).toMatch(/\S+/);
  expect(keyOf()).not.toBe(terms);
});

test('a page that is loaded again keeps its key and what else its entry holds', () => {
  history.replaceState({ usr: { from: '/deals' }, idx: 3 }, '', '/terms');
  ensureEntryKey(history);
  const first: unknown = history.state;

  ensureEntryKey(history);

  expect(first).toMatchObject({ usr: { from: '/deals' }, idx: 3 });
  expect(history.state).toEqual(first);
});
