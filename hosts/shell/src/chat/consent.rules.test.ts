import { jest } from '@jest/globals';
import { choiceFrom, toStoredChoice } from './consent.rules.ts';

const stored = toStoredChoice('accepted', 'crisp', '2026-08-31');

test.each([
  ['2026-08-30', undefined],
  ['2026-08-31', 'accepted'],
  ['2027-02-27', 'accepted'],
  ['2027-02-28', undefined],
])('a choice of 31 August is valid for six months: on %s it is %s', (today, choice) => {
  expect(choiceFrom(stored, 'crisp', today)).toBe(choice);
});

test('a rejection is stored like an acceptance, so that the prompt does not return on every page', () => {
  expect(choiceFrom(toStoredChoice('rejected', 'tawk', '2026-08-31'), 'tawk', '2026-09-01')).toBe(
    'rejected',
  );
});

test('consent to one provider is not consent to another', () => {
  expect(choiceFrom(stored, 'tawk', '2026-09-01')).toBeUndefined();
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
])('a malformed choice (%s) counts as none', (text) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);

  expect(choiceFrom(text, 'crisp', '2026-09-01')).toBeUndefined();
});
