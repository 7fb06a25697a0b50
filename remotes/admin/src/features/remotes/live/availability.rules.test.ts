import { availabilityChoices, decidedInWords } from './availability.rules.ts';

const decided = { reason: 'Wrong times', decidedBy: 'ada', decidedAt: '2026-11-21T09:00:00.000Z' };

test.each<[string, 'yanked' | 'taken down' | undefined, string[]]>([
  ['an available version is withdrawn', undefined, ['yanked', 'taken down']],
  ['a yanked version is made available or taken down', 'yanked', ['offered', 'taken down']],
  ['a version taken down is made available or yanked', 'taken down', ['offered', 'yanked']],
])('%s', (_, availability, choices) => {
  const withdrawn = availability && { ...decided, availability };

  expect(availabilityChoices({ withdrawn }).map(({ value }) => value)).toEqual(choices);
});

test.each([
  ['1.0.0', 'Guide 1.1.0: Yanked. 1.0.0 is live in production instead.'],
  [
    null,
    'Guide 1.1.0: Yanked. Guide is no longer live in production, because it had no earlier version.',
  ],
])('the replacement of a live version is reported: %s', (version, sentence) => {
  const replaced = [{ channel: 'production', version }];

  expect(decidedInWords('Guide', '1.1.0', 'yanked', { replaced })).toBe(sentence);
});
