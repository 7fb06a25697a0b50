import { parseSite, parseSiteValue, readSite, siteKeys } from './parse-site-values.rules.ts';

test('a key that the server does not name is one that was never written', () => {
  const { values, versions } = parseSite([{ key: 'contactPhone', version: 3, value: '020' }]);

  expect(values.contactPhone).toBe('020');
  expect(versions.contactPhone).toBe(3);
  expect(values.faq).toEqual([]);
  expect(versions.faq).toBe(0);
  expect(Object.keys(values).sort()).toEqual([...siteKeys].sort());
});

test('a heading that is absent is a blank field, and unknown fields are left out', () => {
  expect(parseSiteValue('aboutUsLong', [{ subheading: null, text: 'Us.', more: 1 }])).toEqual([
    { subheading: '', text: 'Us.' },
  ]);
  expect(parseSiteValue('terms', [{ heading: 'H', text: 'T' }])).toEqual([
    { heading: 'H', text: 'T', bullets: [] },
  ]);
});

test('no chat is a value of its own', () => {
  expect(parseSiteValue('chat', null)).toBeNull();
});

test.each([
  ['faq', 'not a list'],
  ['faq', [{ question: 'Q' }]],
  ['payLater', []],
  ['claims', [{ kind: 'other', heading: '', text: '' }]],
  ['bookingListCurrency', 'EUR'],
  ['brand', 7],
] as const)('%s that is %j is a problem and never guessed at', (key, value) => {
  expect(readSite([{ key, version: 1, value }]).problem).toMatch(/cannot read: expected/);
});
