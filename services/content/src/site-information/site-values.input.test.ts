import 'reflect-metadata';
import { readJson } from '@larkfare/server-kit/files';
import { z } from 'zod';
import { withoutIds } from '../testing/site-values.ts';
import { siteValueSchemas, unwrittenSiteValues, type SiteKey } from './site-values.input.ts';

const demonstration = readJson(
  new URL('../demonstration/site-information.json', import.meta.url),
  z.record(z.string(), z.json()),
);

const sentences = (key: SiteKey, value: unknown) =>
  siteValueSchemas[key].safeParse(value).error?.issues.map(({ message }) => message);

test.each(Object.keys(siteValueSchemas) as SiteKey[])(
  'the demonstration text of %s keeps the rules and is stored as it is written',
  (key) => {
    expect(withoutIds(siteValueSchemas[key].parse(demonstration[key]))).toEqual(demonstration[key]);
    expect(unwrittenSiteValues).toHaveProperty(key);
  },
);

test.each<[SiteKey, unknown, string]>([
  ['brand', { name: ' ', tagline: '', footerText: '' }, 'Fill this in.'],
  ['brand', { name: 'Two\nlines', tagline: '', footerText: '' }, 'Write it on one line.'],
  ['contactPhone', 'ring us', 'Write a telephone number, such as 020 7946 0321.'],
  ['contactPhone', '12345', 'Write a telephone number, such as 020 7946 0321.'],
  ['contactPhone', '020 7946 0321 ext 4', 'Write a telephone number, such as 020 7946 0321.'],
  ['contactPhone', '020 7946 0321<br>', 'Write a telephone number, such as 020 7946 0321.'],
  ['contactWhatsApp', '1234567890123456', 'Write a telephone number, such as 020 7946 0321.'],
  ['contactEmail', 'nobody', 'Enter one email address, such as hello@example.co.uk.'],
  ['aboutInfo', 12, 'Enter some text.'],
  ['aboutInfo', 'a\u0000b', 'Remove hidden characters.'],
  ['aboutInfo', 'a'.repeat(10_001), 'Use at most 10000 characters.'],
  ['faq', 'none', 'Send the whole list.'],
  ['faq', [{ question: 'Why?', answer: ' ' }], 'Fill this in.'],
  ['terms', [{ heading: '', text: 'x' }], 'Fill this in.'],
  ['terms', [{ heading: 'x', text: 'x', bullets: [{ text: '' }] }], 'Fill this in.'],
  ['aboutUsLong', [{ subheading: 'x', text: '' }], 'Fill this in.'],
  ['payLater', { heading: 'x', text: 'x', items: [] }, 'Keep at least one item.'],
  [
    'payLater',
    { heading: 'x', text: 'In 8 installments', items: [{ subheading: 'x', text: 'x' }] },
    'Pay later is offered in up to 6 instalments.',
  ],
  ['claims', [{ kind: 'magic', heading: 'x', text: 'x' }], 'Choose what the claim is about.'],
  [
    'claims',
    [1, 2].map(() => ({ kind: 'support', heading: 'x', text: 'x' })),
    'Make each kind of claim once.',
  ],
  ['chat', { provider: 'other', id: 'x' }, 'Choose Tawk.to, Crisp or Chatwoot.'],
  ['chat', { provider: 'crisp', id: 'x' }, 'That is not an id of this chat provider.'],
  ['fareShares', { childPercent: 101, infantPercent: 0 }, 'Enter a whole number from 0 to 100.'],
  ['fareShares', { childPercent: 66.5, infantPercent: 0 }, 'Enter a whole number from 0 to 100.'],
  ['fareShares', { childPercent: 75, infantPercent: -1 }, 'Enter a whole number from 0 to 100.'],
  ['bookingListCurrency', 'EUR', 'Choose USD or GBP.'],
])('%s as %j is refused (§4)', (key, value, sentence) => {
  expect(sentences(key, value)).toContain(sentence);
});

test('texts are trimmed, blank headings are none, and what is not part of a value is not stored', () => {
  expect(
    siteValueSchemas.terms.parse([
      { heading: ' Law ', text: 'a\r\nb', bullets: [{ heading: ' ', text: 'x' }], evil: true },
    ]),
  ).toEqual([{ id: '', heading: 'Law', text: 'a\nb', bullets: [{ heading: null, text: 'x' }] }]);
});

test.each([
  ['020 7946 0321', '020 7946 0321'],
  ['+44 (0)20 7946-0321', '+44 (0)20 7946-0321'],
  ['\u202a+44 7700\u00a0900321\u202c', '+44 7700 900321'],
  ['020\u20137946\u20130321', '020-7946-0321'],
  ['tel:02079460321', '02079460321'],
])('the pasted number %j is stored as %j', (pasted, stored) => {
  expect(siteValueSchemas.contactPhone.parse(pasted)).toBe(stored);
  expect(siteValueSchemas.contactWhatsApp.parse(pasted)).toBe(stored);
});
