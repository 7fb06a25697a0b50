import { runtimeNotice } from './versions.ts';

test.each([
  ['guide', /runs in a sandboxed frame until/],
  ['public', /^Visitors do not see this version until/],
  ['admin', /^Visitors do not see this version until/],
])('before its review, a notice for %s names where it runs, if anywhere', (name, notice) => {
  expect(runtimeNotice('unreviewed', name)).toMatch(notice);
});
