import { startTestGateway } from '../../testing/test-gateway.ts';
import { ids } from '../../testing/site-fixture.ts';

const { server, requests } = await startTestGateway({ until: 'the file ends' });
beforeEach(() => void requests.splice(0));

const booking = {
  flightId: ids.flight,
  customerName: 'Ada Lovelace',
  userEmail: 'ada@example.com',
  contactPhone: '020 7946 0000',
  contactPreference: 'email',
  adults: 2,
  children: 1,
  infants: 0,
  extraDetails: 'Window seats, please.',
  departureDate: '2026-12-24T00:00',
  returnDate: '2027-01-02T00:00',
  initialBookingPrice: 99.99,
};

async function post(payload: unknown, headers: Record<string, string> = {}, to = server) {
  const response = await to.inject({
    method: 'POST',
    url: '/api/booking',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json() };
}

test('a booking reaches the graph in pence, with its key, and without unknown fields', async () => {
  const { status } = await post(
    { ...booking, isAdmin: true, state: 'confirmed', finalPrice: 1, initialTotalPrice: 274.97 },
    { 'idempotency-key': 'key-1' },
  );

  expect(status).toBe(201);
  const { initialBookingPrice: _, ...rest } = booking;
  expect(requests[0]?.variables).toEqual({
    input: {
      ...rest,
      departureDate: '2026-12-24',
      returnDate: '2027-01-02',
      initialPricePence: 9999,
      totalPence: 27497,
    },
    idempotencyKey: 'key-1',
  });
});

test('a one-way booking needs no return date, and the party is one adult unless stated otherwise', async () => {
  const { returnDate: _, adults: __, children: ___, infants: ____, ...oneWay } = booking;

  const { status, body } = await post(oneWay);

  expect(status).toBe(201);
  expect(body.returnDate).toBeNull();
  expect(body.peopleCount).toEqual({ adults: 1, children: 0, infants: 0 });
});

test.each([
  ['invalid', 400, 'Please give your email address.'],
  ['gone', 404, 'This flight is no longer offered.'],
  ['dearer', 409, 'It is £120.00 now.'],
  ['reused', 422, 'This key belongs to another request.'],
])('the refusal of %s returns %i', async (customerName, status, message) => {
  expect(await post({ ...booking, customerName })).toEqual({
    status,
    body: { message, error: message },
  });
});

test.each([
  ['cut off', '{"flightId": ', 400, 'The body is not valid JSON.'],
  ['empty', '', 400, 'The body is empty; JSON is expected.'],
  ['a list', '[]', 400, 'The body must be an object.'],
  ['null', 'null', 400, 'The body must be an object.'],
  ['poisoned', '{"__proto__": {"adults": 1}}', 400, 'The body is not valid JSON.'],
  ['huge', JSON.stringify({ extraDetails: 'x'.repeat(70_000) }), 413, 'The body is too large.'],
])('a body that is %s is refused with a sentence', async (_, payload, status, message) => {
  expect(await post(payload)).toEqual({ status, body: { message, error: message } });
  expect(requests).toEqual([]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
  'a body of type %s is refused with 415',
  async (type) => {
    const { status, body } = await post(booking, { 'content-type': type });

    expect(status).toBe(415);
    expect(body.message).toBe('Send JSON, with Content-Type application/json.');
    expect(requests).toEqual([]);
  },
);

test('posts are limited more tightly than reads', async () => {
  const { server: limited } = await startTestGateway({
    rateLimits: { readsPerMinute: 100, postsPerMinute: 2 },
  });
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await post(booking, {}, limited)).status);

  expect(statuses).toEqual([201, 201, 429]);
  expect((await limited.inject('/api/region')).statusCode).toBe(200);
});
