import {
  listedAirlineId,
  openedQuote,
  quoteProblems,
  toQuoteInput,
  type QuoteDetails,
} from './quote.rules.ts';

const today = '2026-11-20';
const filled = (changes: Partial<QuoteDetails> = {}) =>
  openedQuote({
    customerName: 'Ada',
    email: 'ada@example.com',
    from: 'London',
    to: 'Dubai',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    ...changes,
  });

test('a quote starts as a round trip for one adult by any airline', () => {
  expect(openedQuote({})).toMatchObject({
    tripType: 'roundTrip',
    adults: 1,
    children: 0,
    infants: 0,
    preferredAirlineId: '',
  });
});

test.each<[Partial<QuoteDetails>, Partial<Record<keyof QuoteDetails, string>>]>([
  [{}, {}],
  [{ customerName: ' ' }, { customerName: 'Enter your name' }],
  [{ email: '' }, { email: 'Enter your email address' }],
  [{ contactPhone: '' }, {}],
  [{ contactPhone: 'x' }, { contactPhone: 'Enter a phone number, such as 07700 900123' }],
  [{ from: '' }, { from: 'Enter where you are flying from' }],
  [{ to: ' ' }, { to: 'Enter where you are flying to' }],
  [{ to: 'london ' }, { to: 'From and To are the same' }],
  [{ departureDate: '' }, { departureDate: 'Departure must be tomorrow or later' }],
  [{ departureDate: today }, { departureDate: 'Departure must be tomorrow or later' }],
  [{ departureDate: '2026-11-21' }, {}],
  [
    { departureDate: '2035-01-01', tripType: 'oneWay' },
    { departureDate: 'Departure must be within 18 months' },
  ],
  [{ returnDate: '2035-01-01' }, { returnDate: 'Return must be within 18 months' }],
  [{ returnDate: '' }, { returnDate: 'Return date must be after departure' }],
  [{ returnDate: '2026-12-01' }, { returnDate: 'Return date must be after departure' }],
  [{ returnDate: '2026-12-02' }, {}],
  [{ returnDate: '', tripType: 'oneWay' }, {}],
  [{ adults: 2, infants: 2 }, {}],
  [{ adults: 2, infants: 5 }, { infants: 'Only one infant can travel with each adult' }],
])('with %j the problems are %j (§5)', (changes, problems) => {
  expect(quoteProblems(filled(changes), today)).toEqual(problems);
});

test.each([
  ['kl', 'kl'],
  ['KLM', 'kl'],
  ['', ''],
  ['gone', ''],
])('%j means the airline %j', (wanted, id) => {
  expect(listedAirlineId([{ id: 'kl', shortName: 'KLM' }], wanted)).toBe(id);
});

test('a request is trimmed, with counts at their least and without unneeded fields', () => {
  expect(
    toQuoteInput(
      filled({ customerName: ' Ada ', tripType: 'oneWay', adults: 0, children: -1 }),
      '',
    ),
  ).toEqual({
    customerName: 'Ada',
    email: 'ada@example.com',
    contactPhone: '',
    tripType: 'oneWay',
    from: 'London',
    to: 'Dubai',
    departureDate: '2026-12-01',
    adults: 1,
    children: 0,
    infants: 0,
    extraDetails: '',
  });
  expect(toQuoteInput(filled(), 'kl')).toMatchObject({
    tripType: 'roundTrip',
    returnDate: '2026-12-08',
    preferredAirlineId: 'kl',
  });
});

test('a time to ring is sent with a number only', () => {
  const wish = { callTime: 'tomorrowMorning' } as const;

  expect(toQuoteInput(filled({ ...wish, contactPhone: '07700 900123' }), '')).toMatchObject(wish);
  expect(toQuoteInput(filled(wish), '')).not.toHaveProperty('callTime');
});
