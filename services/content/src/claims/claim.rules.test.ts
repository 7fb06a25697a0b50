import { hasEachKindOnce, namesItsScheme, shownClaims, type ClaimText } from './claim.rules.ts';

const support: ClaimText = { kind: 'support', heading: '24/7 support', text: 'Ring us.' };
const protection: ClaimText = {
  kind: 'protection',
  heading: 'Protected',
  text: 'Covered by {scheme}, number {number}.',
};

test.each([
  ['its name and number', { name: 'ATOL', number: '1234' }, true],
  ['no number', { name: 'ATOL', number: '' }, false],
  ['no name', { name: '', number: '1234' }, false],
  ['neither', { name: '', number: '' }, false],
])('a protection scheme with %s', (_, scheme, isNamed) => {
  expect(namesItsScheme(scheme)).toBe(isNamed);
  expect(shownClaims([protection, support], scheme)).toHaveLength(isNamed ? 2 : 1);
});

test('the protection claim is shown with its scheme’s name and number (§1)', () => {
  const [shown] = shownClaims([protection], { name: 'the $& Scheme', number: '1234' });

  expect(shown?.text).toBe('Covered by the $& Scheme, number 1234.');
});

test('a protection claim that forgets to name its scheme is shown with it', () => {
  const claim = { ...protection, text: 'You are protected.' };

  const [shown] = shownClaims([claim], { name: 'ATOL', number: '1234' });

  expect(shown?.text).toBe('You are protected. (ATOL, 1234)');
});

test('an example scheme is not named to visitors', () => {
  const [shown] = shownClaims([protection], { name: 'the Example Scheme', number: 'EXAMPLE 0000' });

  expect(shown?.text).toBe('Bookings are covered by a travel-protection scheme.');
});

test('other claims need no scheme and stay as they are written', () => {
  const claim = { ...support, text: 'Ask about {scheme}.' };

  expect(shownClaims([claim], { name: '', number: '' })).toEqual([claim]);
});

test('each kind is claimed once', () => {
  expect(hasEachKindOnce([support, protection])).toBe(true);
  expect(hasEachKindOnce([support, support])).toBe(false);
});
