import { decisionInWords, trustInWords, trustMeans } from './trust.rules.ts';

test.each([
  ['reviewed', 'Reviewed', /in the page/, 'Marked as reviewed'],
  ['unreviewed', 'Not reviewed', /in a frame of its own/, 'Review withdrawn'],
] as const)('%s is shown as %s', (trust, word, means, decision) => {
  expect(trustInWords({ trust })).toBe(word);
  expect(trustMeans({ trust })).toMatch(means);
  expect(decisionInWords({ trust })).toBe(decision);
});
