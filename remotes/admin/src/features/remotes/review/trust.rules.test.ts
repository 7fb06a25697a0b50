import { decisionInWords, packageInWords, trustInWords, trustMeans } from './trust.rules.ts';

test.each([
  ['reviewed', 'Reviewed', /in the page/, 'Marked as reviewed'],
  ['unreviewed', 'Not reviewed', /in a frame of its own/, 'Review withdrawn'],
] as const)('%s is shown as %s', (trust, word, means, decision) => {
  expect(trustInWords({ trust })).toBe(word);
  expect(trustMeans({ trust })).toMatch(means);
  expect(decisionInWords({ trust })).toBe(decision);
});

test.each([
  [{}, 'Unchanged'],
  [{ changed: 1 }, '1 changed'],
  [{ added: 2, changed: 1, removed: 3 }, '2 added, 1 changed, 3 removed'],
])('a package with %j reads “%s”', (changes, words) => {
  const none = { name: 'd3', files: 3, bytes: 10, added: 0, changed: 0, removed: 0 };

  expect(packageInWords({ ...none, ...changes })).toBe(words);
});
