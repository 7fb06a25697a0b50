import { startTestGateway } from '../../testing/test-gateway.ts';
import { ids } from '../../testing/site-fixture.ts';

const { server, requests } = await startTestGateway({ until: 'the file ends' });
beforeEach(() => void requests.splice(0));

async function post(url: string, payload: object) {
  const response = await server.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const message = { name: 'Ada', email: 'ada@example.com', message: 'Do you fly to Atlantis?' };
const quote = {
  customerName: 'Ada',
  email: 'ada@example.com',
  contactPhone: '020 7946 0000',
  tripType: 'round-trip',
  from: 'London',
  to: 'Atlantis',
  preferredAirline: ids.larkAir,
  departureDate: '2026-12-24',
  arrivalDate: '2027-01-02',
  passengerCount: { adults: 2, children: 1, infants: 0 },
  extraDetails: 'By the sea.',
};

test('the path needs no trailing slash', async () => {
  expect(await post('/api/quote', quote)).toMatchObject({ status: 201 });
});

test('a one-way quote for any airline leaves airline and return empty', async () => {
  const { status, body } = await post('/api/quote/', {
    ...quote,
    tripType: 'one-way',
    preferredAirline: '',
    arrivalDate: '',
    passengerCount: undefined,
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    tripType: 'one-way',
    preferredAirline: null,
    arrivalDate: null,
    passengerCount: { adults: 1, children: 0, infants: 0 },
  });
  expect(requests[0]?.variables?.input).toMatchObject({
    preferredAirlineId: null,
    returnDate: null,
  });
});

test.each([
  ['/api/contact', { ...message, name: 'invalid' }, 400, 'Please give your email address.'],
  ['/api/contact', { ...message, name: 'eager' }, 429, 'Please try again later.'],
  ['/api/contact', { ...message, message: undefined }, 400, 'message is missing.'],
  ['/api/quote/', { ...quote, customerName: 'invalid' }, 400, 'Please give your email address.'],
  ['/api/quote/', { ...quote, customerName: 'eager' }, 429, 'Please try again later.'],
  [
    '/api/quote/',
    { ...quote, tripType: 'sideways' },
    400,
    'tripType must be one of round-trip, one-way.',
  ],
  [
    '/api/quote/',
    { ...quote, passengerCount: { adults: -1 } },
    400,
    'passengerCount.adults must be 0 or more.',
  ],
])('POST %s refuses %j', async (url, payload, status, sentence) => {
  const result = await post(url, payload);

  expect(result.status).toBe(status);
  expect(result.body).toEqual({ message: sentence, error: sentence });
  expect(result.headers['retry-after']).toBe(status === 429 ? '60' : undefined);
});
