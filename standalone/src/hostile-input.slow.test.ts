import { env } from 'node:process';

env.CALLED = 'one process';
const { booking, comeBack, contact, quote, site } = await import('./testing/call-table/fixture.ts');
afterAll(() => site.close());

let requests = 0;
const inject = (request: Parameters<typeof site.server.inject>[0] & object) =>
  site.server.inject({
    ...request,
    // Each from another address, so that no limit hides what is behind it.
    remoteAddress: `10.9.${++requests >> 8}.${requests & 255}`,
  });

/** Values that no field of a form may hold. */
const neverAccepted: unknown[] = [
  {},
  { $gt: '' },
  [1, [2]],
  'a\u0000b',
  'x'.repeat(20_000),
  -1,
  -1e308,
  1e308,
  true,
  '<script>alert(1)</script>',
  "'; DROP TABLE bookings.bookings; --",
];
/** Values that only this field refuses. */
const alsoRefused: Record<string, unknown[]> = {
  adults: [1.5, 0],
  infants: [999],
  departureDate: ['2020-01-01T00:00', '2026-02-30T00:00'],
  contactPreference: ['pigeon'],
  userEmail: ['visitor@example.com\r\nBcc: everyone@example.com'],
  flightId: ['00000000-0000-7000-8000-000000000000'],
};
const partyRefused = [
  [],
  'two',
  true,
  -1,
  { adults: -1 },
  { children: 'many' },
  { infants: 1e308 },
];

const forms = {
  '/api/booking': {
    ...booking,
    contactPreference: 'call',
    infants: 0,
    extraDetails: '',
    returnDate: `${comeBack}T00:00`,
  },
  '/api/quote/': {
    ...quote,
    contactPhone: '07700 900123',
    tripType: 'round-trip',
    arrivalDate: comeBack,
    extraDetails: '',
  },
  '/api/contact': { ...contact, phone: '07700 900123' },
};

test.each(Object.entries<Record<string, unknown>>(forms))(
  'every field of %s refuses with a sentence what it cannot hold, and nothing is stored (§5)',
  async (url, form) => {
    const headers = { authorization: `Bearer ${await site.signIn()}` };
    const stored = () =>
      Promise.all(
        ['/api/booking/filter', '/api/quote', '/api/contact'].map(
          async (list) => (await inject({ url: list, headers })).body,
        ),
      );
    const before = await stored();
    expect(before).toEqual(before.map(() => expect.stringContaining('"Ada"')));
    const bodies = Object.keys(form).flatMap((field) =>
      (field === 'passengerCount'
        ? partyRefused
        : [...neverAccepted, ...(alsoRefused[field] ?? [])]
      ).map((value) => ({ ...form, [field]: value })),
    );

    for (const body of [...bodies, null, [], 'text', 7]) {
      const response = await inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from(JSON.stringify(body)),
      });
      const { message, error } = response.json<{ message: string; error: string }>();
      expect({ body, status: String(response.statusCode), message }).toEqual({
        body,
        status: expect.stringMatching(/^4/),
        message: expect.stringMatching(/^\S.* .*\S$/s),
      });
      expect(message).toBe(error);
    }

    expect(await stored()).toEqual(before);
  },
);

/** Texts of addresses, percent-encoded where they must be. */
const hostileTexts = [
  '%00',
  'a%00b',
  '%FF',
  '%E0%A4%A',
  '%',
  '%F0%9F%9B%AB',
  "'%3B%20DROP%20TABLE%20catalogue.flights%3B--",
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '__proto__',
  '-1',
  '1e999',
  '2026-02-30',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(5000),
];

test.each([
  '/search?from=',
  '/search?to_id=',
  '/search-results?date=',
  '/search?page=',
  '/flight/',
  '/countries/',
  '/media/',
  '/_r/public/',
  '/_s/',
  '/',
])('no address that begins with %s causes a fault or repeats its text as code', async (start) => {
  for (const text of hostileTexts) {
    const { statusCode, body } = await inject({ url: start + text });

    expect([text, statusCode < 500]).toEqual([text, true]);
    expect(body).not.toContain('<script>alert(1)</script>');
  }
});
