import { jest } from '@jest/globals';
import { siteStorage, tabStorage } from './browser-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};
/** A browser that forbids even looking at a storage. */
const forbid = (area: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(window, area, 'get').mockImplementation(refuse);

test('the site’s storage and the tab’s are apart', () => {
  expect(siteStorage.set('a', '1')).toBe(true);
  expect(tabStorage.set('a', '2')).toBe(true);

  expect([siteStorage.get('a'), localStorage.getItem('a')]).toEqual(['1', '1']);
  expect([tabStorage.get('a'), sessionStorage.getItem('a')]).toEqual(['2', '2']);
  siteStorage.remove('a');
  expect([siteStorage.get('a'), tabStorage.get('a')]).toEqual([null, '2']);
});

test('a browser that forbids storage remembers for as long as the page is open', () => {
  forbid('localStorage');

  expect(siteStorage.get('b')).toBeNull();
  expect(siteStorage.set('b', '1')).toBe(false);
  expect(siteStorage.get('b')).toBe('1');
  siteStorage.remove('b');
  expect(siteStorage.get('b')).toBeNull();
});

test('a value that the browser refuses to write replaces the stored one', () => {
  siteStorage.set('c', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

  expect(siteStorage.set('c', 'new')).toBe(false);

  expect(siteStorage.get('c')).toBe('new');
});

test('a listener is called for its key, in this tab and in others, until it unsubscribes', () => {
  const listener = jest.fn();
  const unsubscribe = siteStorage.subscribe('d', listener);

  siteStorage.set('d', '1');
  siteStorage.set('e', '1');
  siteStorage.remove('d');
  for (const key of ['d', 'e', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(4);

  unsubscribe();
  siteStorage.set('d', '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'd' }));
  expect(listener).toHaveBeenCalledTimes(4);
});
