import { quote } from './quote-fixtures.ts';
import {
  fieldOf,
  quoteProblems,
  describeQuote,
  toQuoteDraft,
  toQuoteInput,
} from './quote-draft.rules.ts';

const draft = toQuoteDraft(quote());

test('a quote request is saved as it was read', () => {
  expect(toQuoteInput(draft)).toEqual({
    tripType: 'roundTrip',
    from: 'London',
    to: 'Cork',
    preferredAirlineId: 'id-ei',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    adults: 2,
    children: 0,
    infants: 0,
    status: 'pending',
    pricePence: 123450,
    notes: '',
  });
  expect(quoteProblems(draft)).toEqual({});
});

test('at least one adult travels, children and infants from 0 (§5)', () => {
  for (const adults of ['0', '-1', ''])
    expect(quoteProblems({ ...draft, adults })).toEqual({
      adults: 'At least one adult must travel.',
    });
  expect(toQuoteInput({ ...draft, children: '-1', infants: 'x' })).toMatchObject({
    children: 0,
    infants: 0,
  });
});

test('any airline, no return one way and no price are sent as nothing', () => {
  expect(
    toQuoteInput({ ...draft, preferredAirlineId: '', tripType: 'oneWay', price: '' }),
  ).toMatchObject({ preferredAirlineId: null, returnDate: null, pricePence: null });
});

test.each([
  [{ from: ' ' }, { from: 'Enter where they are flying from.' }],
  [{ to: '' }, { to: 'Enter where they are flying to.' }],
  [{ departureDate: '' }, { departureDate: 'Enter the departure date.' }],
  [{ returnDate: '' }, { returnDate: 'Enter the return date of the round trip.' }],
  [{ returnDate: '2026-12-01' }, { returnDate: 'Return date must be after departure' }],
  [{ returnDate: '', tripType: 'oneWay' as const }, {}],
  [{ price: '-1' }, { price: 'Enter an amount from 0 to 10,000,000, such as 149.50.' }],
  [{ price: '0' }, {}],
])('a quote request with %j has the problems %j', (part, problems) => {
  expect(quoteProblems({ ...draft, ...part })).toEqual(problems);
});

test('a quote request in words', () => {
  const describe = describeQuote([{ id: draft.preferredAirlineId, name: 'Aer Lingus' }]);

  expect(describe(draft)).toMatchObject({
    'Preferred airline': 'Aer Lingus',
    'Return date': '08/12/2026',
    'Price in total': '1234.50',
  });
  expect(describe({ ...draft, preferredAirlineId: '' })).toMatchObject({
    'Preferred airline': 'Any airline',
  });
  expect(fieldOf('pricePence')).toBe('price');
});
