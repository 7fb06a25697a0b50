import {
  bookingProblems,
  flightQuestion,
  openedDetails,
  toBookingInput,
  type BookableOffer,
  type BookingDetails,
} from './booking.rules.ts';

const details = (part: Partial<BookingDetails> = {}): BookingDetails => ({
  ...openedDetails({ adults: 1, children: 0, infants: 0 }),
  customerName: 'Ada Lovelace',
  userEmail: 'ada@example.com',
  contactPhone: '07700 900123',
  ...part,
});
const offer: BookableOffer = {
  tripType: 'roundTrip',
  flightId: 'f1',
  airline: { name: 'British Airways', monogramPicture: null, logoPicture: null },
  departureAirport: { code: 'LHR', name: 'London Heathrow Airport' },
  arrivalAirport: { code: 'DXB', name: 'Dubai International Airport' },
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  finalPricePence: 28900,
};

test('a question about a flight names its route, dates, airline and price', () => {
  expect(flightQuestion(offer, '£289.00')).toBe(
    'Hello, I have a question about this flight:\nLondon Heathrow Airport (LHR) to Dubai International Airport (DXB)\nTue, 1 Dec 2026 to Tue, 8 Dec 2026\nBritish Airways, Economy\n£289.00 per person',
  );
  expect(flightQuestion({ ...offer, returnDate: null }, '£289.00')).toContain(
    '\nTue, 1 Dec 2026, one way\n',
  );
});

test('the form opens with the travellers of the search and a call as the way to answer (§9)', () => {
  expect(openedDetails({ adults: 2, children: 1, infants: 0 })).toEqual({
    adults: 2,
    children: 1,
    infants: 0,
    customerName: '',
    userEmail: '',
    contactPhone: '',
    contactPreference: 'call',
    callTime: 'any',
    extraDetails: '',
  });
});

test.each<[string, Partial<BookingDetails>, string[]]>([
  ['is complete', {}, []],
  ['has no name', { customerName: ' ' }, ['customerName']],
  ['has no email', { userEmail: '' }, ['userEmail']],
  ['has an email without @', { userEmail: 'ada.example.com' }, ['userEmail']],
  ['has an email without a dot', { userEmail: 'ada@example' }, ['userEmail']],
  ['has an email that no mailbox has', { userEmail: '<a@b.uk>' }, ['userEmail']],
  ['has two emails', { userEmail: 'a@b.uk, c@d.uk' }, ['userEmail']],
  ['has no number', { contactPhone: '' }, ['contactPhone']],
  ['has a number without a figure', { contactPhone: 'ring me' }, ['contactPhone']],
  ['has no extra details', { extraDetails: '' }, []],
  ['has an infant for each adult', { adults: 2, infants: 2 }, []],
  ['has more infants than adults', { adults: 2, infants: 5 }, ['infants']],
])('a request that %s (§5)', (_, part, fields) => {
  expect(Object.keys(bookingProblems(details(part)))).toEqual(fields);
});

const shown = (pricePence: number) => ({ pricePence, childPercent: 75, infantPercent: 10 });

test('the request names the price that was seen, and a return only where there is one', () => {
  expect(toBookingInput(offer, details({ customerName: ' Ada ' }), shown(30000))).toMatchObject({
    customerName: 'Ada',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    initialPricePence: 30000,
    totalPence: 30000,
  });
  expect(toBookingInput({ ...offer, returnDate: null }, details(), shown(1))).not.toHaveProperty(
    'returnDate',
  );
});

test('a time to ring is sent where we ring, and is chosen again each time the form opens', () => {
  const wish = { callTime: 'evening' } as const;
  const inputOf = (part: Partial<BookingDetails>) => toBookingInput(offer, details(part), shown(1));

  expect(inputOf(wish)).toMatchObject(wish);
  expect(inputOf({ ...wish, contactPreference: 'email' })).not.toHaveProperty('callTime');
  expect(inputOf({})).not.toHaveProperty('callTime');
  expect(openedDetails({ adults: 1, children: 0, infants: 0 }, wish).callTime).toBe('any');
});
