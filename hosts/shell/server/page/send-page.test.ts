import { cachingHeaders, type PageCaching } from './send-page.ts';

const page: PageCaching = {
  isPersonal: false,
  isForAll: true,
  isReliable: true,
  cdnSeconds: 60,
  remote: 'public',
};

test('a CDN may send a page that is the same for all, and purge it by key', () => {
  expect(cachingHeaders(page)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'surrogate-key': 'pages remote-public',
    'cache-tag': 'pages,remote-public',
  });
});

test.each<[string, Partial<PageCaching>, string]>([
  ['a preview or the back office', { isPersonal: true }, 'no-store'],
  ['a visitor’s group', { isForAll: false }, 'private, no-cache'],
  ['a page that lacks something', { isReliable: false }, 'public, no-cache'],
  ['a site without a CDN', { cdnSeconds: 0 }, 'public, no-cache'],
])('a CDN must revalidate %s', (_, change, value) => {
  expect(cachingHeaders({ ...page, ...change })).toEqual({ 'cache-control': value });
});
