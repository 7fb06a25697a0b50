import { jest } from '@jest/globals';
import { choiceFrom, toKeptChoice } from './consent.rules.ts';

const kept = toKeptChoice('accepted', 'crisp', '2026-08-31');

test.each([
  ['2026-08-30', undefined],
  ['2026-08-31', 'accepted'],
  ['2027-02-27', 'accepted'],
  ['2027-02-28', undefined],
])('a choice of 31 August is kept for six months: on %s it is %s', (today, choice) => {
  expect(choiceFrom(kept, 'crisp', today)).toBe(choice);
});

test('a rejection is kept like an agreement, so nobody is asked on every page', () => {
  expect(choiceFrom(toKeptChoice('rejected', 'tawk', '2026-08-31'), 'tawk', '2026-09-01')).toBe(
    'rejected',
  );
});

test('who agreed to one provider has not agreed to another', () => {
  expect(choiceFrom(kept, 'tawk', '2026-09-01')).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  'null',
  '"accepted"',
  '{"choice":"accepted"}',
  '{"choice":"accepted","provider":"crisp","decidedOn":"soon"}',
  '{"choice":"maybe","provider":"crisp","decidedOn":"2026-09-01"}',
])('what is no choice of ours (%s) counts as none', (text) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);

  expect(choiceFrom(text, 'crisp', '2026-09-01')).toBeUndefined();
});
