import { addDays, londonToday } from '@larkfare/london-dates';
import { pictureForm } from './testing/picture-form.ts';
import { startWholeSite } from './testing/whole-site.ts';

const site = await startWholeSite();
afterAll(() => site.close());
const signedIn = { authorization: `Bearer ${await site.signIn()}` };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Body = Record<string, unknown> & { _id: string; results: Body[] };

async function send(method: Method, path: string, payload?: object, headers = {}) {
  const response = await site.server.inject({
    method,
    url: `/api${path}`,
    payload,
    headers: { ...signedIn, ...headers },
  });
  const isJson = String(response.headers['content-type']).includes('json');
  const body = (isJson ? response.json() : {}) as Body;
  return { status: response.statusCode, body, text: response.body };
}

async function made(path: string, payload: object): Promise<string> {
  const { status, body } = await send('POST', path, payload);
  expect({ status, body }).toMatchObject({ status: 201, body: { _id: expect.any(String) } });
  return body._id;
}

const departure = addDays(londonToday(new Date()), 40);
const month = Number(departure.slice(5, 7));
const headed = [{ heading: 'Fleet', description: 'Two aircraft.' }];

test('the office builds a catalogue, sells from it and takes it down again, in the only order allowed (§7)', async () => {
  // The catalogue.
  const region = await made('/region', { name: 'Europe' });
  const country = await made('/country', {
    name: 'France',
    region: { id: region, name: 'Europe' },
  });
  const { body: picture } = await send('POST', '/upload', pictureForm.payload, pictureForm.headers);
  expect(picture).toEqual({ imageUrl: expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{32}$/) });
  const shown = await site.server.inject(String(picture.imageUrl));
  expect(shown.headers['content-type']).toBe('image/webp');

  const place = {
    name: 'Paris',
    country,
    isPopular: true,
    description: 'The capital.',
    dealings: 'hot-deals',
    dealingsDescription: 'From £49.',
    image: picture.imageUrl,
  };
  const paris = await made('/location', place);
  const orly = await made('/airport', { name: 'Orly', code: 'ORY', location: paris });
  const beauvais = await made('/airport', { name: 'Beauvais', code: 'BVA', location: paris });
  const airline = await made('/airline', {
    shortName: 'Lark Air',
    logoPicture: picture.imageUrl,
    monogramPicture: picture.imageUrl,
    overview: 'Early birds.',
    details: headed,
    baggage: true,
    baggageArray: headed,
  });
  const ends = { departureAirport: orly, arrivalAirport: beauvais, airline_id: airline };
  const flight = await made('/flight/search-or-create', ends);
  expect(await send('POST', '/flight/search-or-create', ends)).toMatchObject({
    status: 200,
    body: { _id: flight },
  });
  const prices = [
    { month, oneWay: 49.99, roundTrip: 89.5, discount: { oneWay: 10, roundTrip: 0 } },
  ];
  expect(
    await send('PUT', `/flight/${flight}`, {
      toDuration: { hours: 1, minutes: 5 },
      fromDuration: { hours: 1, minutes: 10 },
      stops: 0,
      prices,
    }),
  ).toMatchObject({ status: 200, body: { time: { hours: 1, minutes: 5 }, prices } });

  // The visitor.
  const search = await site.server.inject(
    `/api/flight/filter?type=one-way&from_id=${orly}&to_id=${beauvais}&depDateStr=${departure}`,
  );
  expect(search.json()).toMatchObject({
    results: [{ flightId: flight, finalPrice: 49.99, originalPrice: 59.99, discount: 10 }],
  });
  const booking = await made('/booking', {
    flightId: flight,
    customerName: 'Ada Lovelace',
    extraDetails: '=HYPERLINK("https://example.com")',
    userEmail: 'ada@example.com',
    contactPhone: '020 7946 0000',
    departureDate: `${departure}T00:00`,
    initialBookingPrice: 49.99,
  });

  // The office again.
  const filter = `airline=${airline}&departureAirport=${orly}&arrivalAirport=${beauvais}&state=pending`;
  expect((await send('GET', `/booking/filter?${filter}`)).body.results).toMatchObject([
    { _id: booking, state: 'pending', finalPrice: null, version: 1 },
  ]);
  expect(
    await send('PUT', `/booking/${booking}`, { state: 'confirmed', finalPrice: 45.5, version: 1 }),
  ).toMatchObject({ status: 200, body: { state: 'confirmed', finalPrice: 45.5, version: 2 } });
  expect(await send('PUT', `/booking/${booking}`, { notes: 'late', version: 1 })).toMatchObject({
    status: 409,
  });
  expect((await send('GET', '/booking/analytics')).body).toMatchObject({
    totalBookings: 1,
    byState: { confirmed: 1 },
    topFlights: [{ flightId: flight, bookingsCount: 1 }],
  });
  const csv = await send('GET', '/booking/export?state=confirmed');
  expect(csv.text.trim().split('\r\n')).toHaveLength(2);
  expect(csv.text).not.toMatch(/(^|,)"?=/m);
  expect((await send('GET', `/flight/${flight}/has-bookings`)).body).toEqual({ hasBookings: true });
  expect((await send('GET', `/airport/${orly}/usage`)).body).toEqual({ usedInFlights: true });

  // Down again: nothing goes while something depends on it.
  const inOrder = [
    ['booking', booking],
    ['flight', flight],
    ['airline', airline],
    ['airport', orly],
    ['airport', beauvais],
    ['location', paris],
    ['country', country],
    ['region', region],
  ] as const;
  for (const [resource, id] of inOrder.toReversed().filter(([name]) => name !== 'booking')) {
    const { status, body } = await send('DELETE', `/${resource}/${id}`);
    expect({ resource, status, message: body.message }).toMatchObject({
      status: 409,
      message: expect.stringMatching(/\.$/),
    });
  }
  for (const [resource, id] of inOrder)
    expect(await send('DELETE', `/${resource}/${id}`)).toMatchObject({ status: 200 });
  expect((await site.server.inject('/api/region')).json()).toEqual([]);
});

test.each([
  ['/region', {}, 400],
  ['/country', { name: 'France' }, 400],
  ['/location', {}, 400],
  ['/airport', { name: 'Orly', code: 'ORLY' }, 400],
  ['/airline', {}, 400],
])('POST %s with %j is refused as %i with the rule’s message', async (path, body, status) => {
  const answer = await send('POST', path, body);

  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\.$/) } });
  expect(answer.body.error).toBe(answer.body.message);
});

test('location and airline report missing fields in the specification’s words (§8)', async () => {
  const location = await send('POST', '/location', { isPopular: true, dealings: 'hot-deals' });
  const airline = await send('POST', '/airline', { baggage: true });

  for (const words of ['Name is required.', 'Country is required.', 'Image is required.'])
    expect(location.body.message).toContain(words);
  for (const words of [
    'Short name is required.',
    'Logo picture is required.',
    'Overview is required.',
  ])
    expect(airline.body.message).toContain(words);
});

test('contact messages and quotes are read, answered, exported and deleted (§7)', async () => {
  const contact = await made('/contact', {
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Do you fly to Atlantis?',
  });
  const quote = await made('/quote/', {
    customerName: 'Ada',
    email: 'ada@example.com',
    tripType: 'one-way',
    from: 'London',
    to: 'Atlantis',
    departureDate: departure,
  });

  expect(await send('PUT', `/contact/${contact}`, { status: 'responded' })).toMatchObject({
    status: 200,
    body: { status: 'responded', extraNotes: '' },
  });
  expect(await send('PUT', `/contact/${contact}`, { extraNotes: 'Rang.' })).toMatchObject({
    status: 200,
    body: { status: 'responded', extraNotes: 'Rang.' },
  });
  expect(
    await send('PUT', `/quote/${quote}`, {
      status: 'closed',
      price: 120.5,
      preferredAirline: null,
    }),
  ).toMatchObject({
    status: 200,
    body: { status: 'closed', price: 120.5, preferredAirline: null },
  });

  expect((await send('GET', '/contact')).body).toMatchObject([{ _id: contact }]);
  expect((await send('GET', '/quote?page=1&status=closed&q=atlantis')).body.results).toMatchObject([
    { _id: quote },
  ]);
  expect((await send('GET', '/quote?status=pending')).body).toEqual([]);
  for (const path of ['/contact/export', '/quote/export'])
    expect((await send('GET', path)).text).toContain('ada@example.com');
  for (const path of [`/contact/${contact}`, `/quote/${quote}`])
    expect([await send('DELETE', path), await send('DELETE', path)]).toMatchObject([
      { status: 200 },
      { status: 404 },
    ]);
});

test('the site information is replaced key by key, and a stale value is refused (§7)', async () => {
  const faq = [{ question: 'Why?', answer: 'Because.' }];

  const { status, body } = await send('PUT', '/siteinfo', { faq, version: 0 });
  const stale = await send('PUT', '/siteinfo', { faq: [], version: 0 });
  const invalid = await send('PUT', '/siteinfo', { faq: 'text' });
  const all = await send('GET', '/siteinfo/admin/all');
  const shown = await site.server.inject('/api/siteinfo/public/FAQ');

  expect({ status, body }).toEqual({ status: 200, body: { faq, version: 1 } });
  expect([stale.status, invalid.status]).toEqual([409, 400]);
  expect(all.body).toMatchObject({ faq, contactPhone: '', versions: { faq: 1, terms: 0 } });
  expect(shown.json()).toEqual({ faq });
});

test('signing out and a new password end the token with the next request, and a new address without a password waits for the old one (§7)', async () => {
  const is = async (token: string) =>
    (await send('GET', '/auth/verify', undefined, { authorization: token })).body.valid;
  const change = (token: string, path: string, body: object) =>
    send('PUT', path, body, { authorization: token });

  const first = `Bearer ${await site.signIn()}`;
  const second = `Bearer ${await site.signIn()}`;
  expect([await is(first), await is(second)]).toEqual([true, true]);
  await send('POST', '/auth/logout', undefined, { authorization: first });
  expect([await is(first), await is(second)]).toEqual([false, true]);

  const oldPassword = 'the password of the test';
  const newPassword = 'another password of the test';
  const password = await change(second, '/siteinfo/password', { oldPassword, newPassword });
  expect(password).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect(await is(second)).toBe(false);

  const { body } = await send('POST', '/auth/login', {
    email: 'admin@larkfare.example',
    password: newPassword,
  });
  const third = `Bearer ${String(body.token)}`;
  const email = await change(third, '/siteinfo/admin/email', {
    oldEmail: 'admin@larkfare.example',
    newEmail: 'chief@larkfare.example',
  });
  expect(email).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('We sent a link to the current email address.') },
  });
  expect(
    await send('GET', '/siteinfo/admin/email', undefined, { authorization: third }),
  ).toMatchObject({ body: { adminEmail: 'admin@larkfare.example' } });
});
