import {
  type BookingRequest,
  bookingRequestProblems,
  idempotencyKeyProblem,
  toBookingRequest,
  toFingerprint,
  tripTypeOf,
} from './booking-request.rules.ts';

const today = '2026-11-21';
const request = (differs: Partial<BookingRequest> = {}): BookingRequest => ({
  flightId: '0192f000-0000-7000-8000-000000000006',
  customerName: 'Ann',
  userEmail: 'ann@example.com',
  contactPhone: '020 7946 0018',
  contactPreference: 'call',
  adults: 1,
  children: 0,
  infants: 0,
  extraDetails: '',
  departureDate: '2026-12-01',
  returnDate: '2026-12-15',
  initialPricePence: 100,
  ...differs,
});
const problems = (differs: Partial<BookingRequest>) =>
  bookingRequestProblems(toBookingRequest(request(differs)), today);

describe('a booking request', () => {
  it.each<[string, Partial<BookingRequest>]>([
    ['is complete', {}],
    ['departs tomorrow', { departureDate: '2026-11-22' }],
    ['is one way', { returnDate: null }],
    ['returns the next day', { returnDate: '2026-12-02' }],
    ['departs in 18 months', { departureDate: '2028-05-21', returnDate: null }],
    ['is for fifty', { adults: 50 }],
    ['has an infant for each adult', { adults: 2, infants: 2 }],
  ])('has no problem when it %s', (_, differs) => expect(problems(differs)).toEqual([]));

  it.each<[Partial<BookingRequest>, string, string]>([
    [{ customerName: ' ' }, 'customerName', 'Enter your name'],
    [{ userEmail: '' }, 'userEmail', 'Enter your email address'],
    [{ contactPhone: '' }, 'contactPhone', 'Enter a contact number'],
    [
      { departureDate: '2026-11-21', returnDate: null },
      'departureDate',
      'Departure must be tomorrow or later',
    ],
    [
      { departureDate: '2028-05-22', returnDate: null },
      'departureDate',
      'Departure must be within 18 months',
    ],
    [
      { departureDate: '2026-02-30', returnDate: null },
      'departureDate',
      'Departure must be a date',
    ],
    [{ returnDate: '2026-12-01' }, 'returnDate', 'Return date must be after departure'],
    [{ returnDate: '2026-11-30' }, 'returnDate', 'Return date must be after departure'],
    [{ returnDate: '2029-01-01' }, 'returnDate', 'Return must be within 18 months'],
    [{ returnDate: '' }, 'returnDate', 'Return must be a date'],
    [
      { adults: 30, children: 20, infants: 1 },
      'adults',
      'For more than 50 travellers please ring us',
    ],
    [{ adults: 0 }, 'adults', 'At least one adult must travel'],
    [{ children: -1 }, 'adults', 'The number of children must be 0 or more'],
    [{ adults: 2, infants: 5 }, 'infants', 'Only one infant can travel with each adult'],
    [{ flightId: 'x' }, 'flightId', 'Choose a flight from the search results'],
    [{ initialPricePence: 0 }, 'initialPricePence', 'The price that was shown must be above zero'],
  ])('%j is refused with a sentence', (differs, field, message) =>
    expect(problems(differs)).toEqual([{ field, message }]),
  );

  it('is a round trip when it has a return date', () => {
    expect(tripTypeOf(request())).toBe('roundTrip');
    expect(tripTypeOf(request({ returnDate: null }))).toBe('oneWay');
  });

  it('is the same request whatever the case of the email address', () => {
    expect(toFingerprint(request({ userEmail: 'ANN@example.com' }))).toBe(toFingerprint(request()));
  });

  it.each<Partial<BookingRequest>>([
    { adults: 2 },
    { returnDate: null },
    { initialPricePence: 101 },
    { extraDetails: 'x' },
    { customerName: 'ann' },
    { callTime: 'evening' },
  ])('is another request with %j', (differs) =>
    expect(toFingerprint(toBookingRequest(request(differs)))).not.toBe(
      toFingerprint(toBookingRequest(request())),
    ),
  );
});

describe('an idempotency key', () => {
  it.each(['a', '7f3c2a52-7a4e-4c5c-9a57-1f0c7ad21b7b', 'x'.repeat(200)])('may be %s', (key) =>
    expect(idempotencyKeyProblem(key)).toBeUndefined(),
  );
  it.each(['', 'two words', 'key\0', 'ключ', 'x'.repeat(201)])('must not be %j', (key) =>
    expect(idempotencyKeyProblem(key)).toMatch(/^Idempotency-Key must be/),
  );
});
