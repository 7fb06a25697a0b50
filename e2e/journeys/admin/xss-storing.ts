import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { addDays, londonToday } from '@larkfare/london-dates';
import { hasUnprintable } from '@larkfare/text-rules';
import { expect } from './office.ts';
import { addPricedFlight } from './priced-flight.ts';
import { payloadFields, type PayloadCounts } from './xss-fields.ts';
import { asText, grouped, payloads } from './xss-payloads.ts';

type Answer = { __typename: string } & Record<string, unknown>;
type Input = Record<string, unknown>;

/** The stored records. */
export interface Stored {
  counts: PayloadCounts;
  regionId: string;
  countryId: string;
  airports: string[];
  airlines: string[];
  flightId: string;
  depart: string;
  ret: string;
}

/** Puts every payload into every text that is stored, as a visitor or as an administrator. */
export async function storePayloads(request: APIRequestContext, token: string): Promise<Stored> {
  const headers = { authorization: `Bearer ${token}` };
  const { counts, inField } = payloadFields();

  const send = async (query: string, variables: Input = {}) => {
    const response = await request.post('/graphql', { headers, data: { query, variables } });
    const { data, errors } = (await response.json()) as {
      data?: Record<string, Answer>;
      errors?: unknown;
    };
    expect(errors, query).toBeUndefined();
    return data ?? {};
  };
  const create = async (kind: string, input: Input) => {
    const { made } = await send(
      `mutation ($input: ${kind}Input!) { made: create${kind}(input: $input) {
         __typename ... on ${kind}Saved { record: ${kind.toLowerCase()} { id } } } }`,
      { input },
    );
    return idIn(made);
  };
  const createForSure = async (kind: string, input: Input) => {
    const id = await create(kind, input);
    if (!id) throw new Error(`A plain ${kind} was refused.`);
    return id;
  };
  let posts = 0;
  const post = async (path: string, data: Input) => {
    posts += 1;
    // Each from a separate connection, because a request refused as a flood proves nothing.
    const address = `10.1.${Math.floor(posts / 250)}.${posts % 250}`;
    const response = await request.post(path, { data, headers: { 'x-forwarded-for': address } });
    expect([201, 400], `${path} ${JSON.stringify(data)}`).toContain(response.status());
    return response.status() === 201;
  };

  // The catalogue.
  const stored = { locations: [] as string[], airports: [] as string[], airlines: [] as string[] };
  const add = (list: string[], id: string | undefined) => {
    if (id) list.push(id);
    return id !== undefined;
  };
  const regionId = await createForSure('Region', { name: 'Plain' });
  await inField('region.name', 95, async (name) => Boolean(await create('Region', { name })));
  const countryId = await createForSure('Country', { name: 'Plain', regionId });
  await inField('country.name', 95, async (name) =>
    Boolean(await create('Country', { name, regionId })),
  );
  const image = await uploadedPicture(request, headers);
  const place = { name: 'Plain', countryId, image };
  await inField('location.image', 1, async (address) =>
    Boolean(await create('Location', { ...place, image: address })),
  );
  const kinds = ['hotDeals', 'lastMinutes', 'topDestinations'];
  await inField('location.description, dealingsDescription', 1900, async (text) => {
    const index = stored.locations.length;
    const id = await create('Location', {
      ...place,
      name: `Described ${index}`,
      isPopular: true,
      description: text,
      dealings: kinds[index % kinds.length],
      dealingsDescription: text,
    });
    return add(stored.locations, id);
  });
  await inField('location.name', 95, async (name) =>
    add(stored.locations, await create('Location', { ...place, name })),
  );
  await inField('airport.name', 95, async (name) => {
    const index = stored.airports.length;
    const code = `X${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;
    const locationId = stored.locations[index % stored.locations.length];
    return add(stored.airports, await create('Airport', { name, code, locationId }));
  });
  await inField('airport.code', 1, async (code) =>
    Boolean(await create('Airport', { name: 'Code', code, locationId: stored.locations[0] })),
  );
  const airline = {
    logoPicture: image,
    monogramPicture: image,
    overview: 'An airline.',
    details: [{ heading: 'Plain', description: 'Plain.' }],
    hasBaggage: false,
    baggage: [],
  };
  const nextName = () => `Airline ${stored.airlines.length}`;
  await inField('airline.overview', 4900, async (overview) =>
    add(stored.airlines, await create('Airline', { ...airline, shortName: nextName(), overview })),
  );
  await inField('airline.details, baggage', 190, async (text) => {
    const pair = [{ heading: text, description: text }];
    const texts = { details: pair, hasBaggage: true, baggage: pair, shortName: nextName() };
    return add(stored.airlines, await create('Airline', { ...airline, ...texts }));
  });
  await inField('airline.shortName', 95, async (shortName) =>
    add(stored.airlines, await create('Airline', { ...airline, shortName })),
  );
  await inField('airline.logoPicture', 1, async (logoPicture) =>
    Boolean(await create('Airline', { ...airline, shortName: 'Logo', logoPicture })),
  );

  // Flights from the UK with a price to all of it, because visitors are shown nothing else.
  const unitedKingdom = await createForSure('Country', { name: 'United Kingdom', regionId });
  const london = await createForSure('Location', {
    ...place,
    name: 'London',
    countryId: unitedKingdom,
  });
  const heathrow = await createForSure('Airport', {
    name: 'Heathrow',
    code: 'LHR',
    locationId: london,
  });
  const pricedFlight = (departureId: string, arrivalId: string | undefined, airlineId?: string) =>
    addPricedFlight(request, token, {
      departureId,
      arrivalId: arrivalId ?? '',
      airlineId: airlineId ?? '',
    });
  const flightId = await pricedFlight(
    stored.airports[0] ?? '',
    stored.airports[1],
    stored.airlines.at(-1),
  );
  for (const airport of stored.airports)
    await pricedFlight(heathrow, airport, stored.airlines.at(-1));
  for (const airline of stored.airlines) await pricedFlight(heathrow, stored.airports[0], airline);

  // Fields of visitors.
  const depart = addDays(londonToday(new Date()), 30);
  const ret = addDays(depart, 7);
  const booking = {
    flightId,
    customerName: 'Ada Quill',
    userEmail: 'ada@example.com',
    contactPhone: '07700 900123',
    contactPreference: 'call',
    adults: 1,
    departureDate: `${depart}T00:00`,
    returnDate: `${ret}T00:00`,
    extraDetails: '',
    initialBookingPrice: 199,
  };
  const quote = {
    customerName: 'Ada Quill',
    email: 'ada@example.com',
    tripType: 'one-way',
    from: 'London',
    to: 'Dublin',
    preferredAirline: '',
    departureDate: depart,
    passengerCount: { adults: 1, children: 0, infants: 0 },
    extraDetails: '',
  };
  const message = { name: 'Ada Quill', email: 'ada@example.com', message: 'Hello.' };
  const enquiries = [
    ['/api/booking', booking, ['customerName', 'userEmail', 'contactPhone', 'extraDetails']],
    ['/api/quote/', quote, ['customerName', 'email', 'contactPhone', 'from', 'to', 'extraDetails']],
    ['/api/contact', message, ['name', 'email', 'phone', 'message']],
  ] as const;
  for (const [path, plain, fields] of enquiries) {
    expect(await post(path, plain), `a plain ${path}`).toBe(true);
    for (const field of fields)
      await inField(`${path} ${field}`, /Details|message/.test(field) ? 1900 : 95, (text) =>
        post(path, { ...plain, [field]: text }),
      );
  }

  // Notes of the office.
  const lists = (await send(
    `{ bookings(filter: {}) { items { id } } quotes(filter: {}) { items { id } }
       contactMessages(filter: {}) { items { id } } }`,
  )) as unknown as Record<string, { items: { id: string }[] }>;
  const notes = [
    ['Booking', 'notes', 'bookings'],
    ['Quote', 'notes', 'quotes'],
    ['ContactMessage', 'extraNotes', 'contactMessages'],
  ] as const;
  for (const [kind, field, list] of notes) {
    let next = 0;
    await inField(`${kind}.${field}`, 4900, async (text) => {
      const items = lists[list]?.items ?? [];
      const { saved } = await send(
        `mutation ($id: ID!, $input: ${kind}Input!) {
           saved: update${kind}(id: $id, input: $input) { __typename } }`,
        { id: items[next % items.length]?.id, input: { [field]: text } },
      );
      next += 1;
      return saved?.__typename === `${kind}Saved`;
    });
  }

  // The site's own texts, twice, so that the history has something to compare.
  const publish = async (key: string, value: unknown) => {
    const { saved } = await send(
      `mutation ($values: SiteValuesInput!) {
         saved: saveSiteValues(values: $values, basedOn: []) { __typename } }`,
      { values: { [key]: value } },
    );
    return saved?.__typename === 'SiteValuesSaved';
  };
  // Two payloads hold invisible characters, which every text refuses.
  const unprintable = payloads.filter(hasUnprintable);
  const printable = payloads.filter((payload) => !hasUnprintable(payload));
  expect(unprintable).toHaveLength(2);
  const whole = async (key: string, valueOf: (text: string) => unknown, value: unknown) => {
    for (const each of [valueOf('A plain text.'), value])
      expect(await publish(key, each), `the site's ${key}`).toBe(true);
    for (const text of unprintable)
      expect(await publish(key, valueOf(`A ${text}`)), `${text} in the site's ${key}`).toBe(false);
    counts.set(`site ${key}`, { stored: printable.length, refused: unprintable.length });
  };
  const all = asText(printable);
  const half = Math.ceil(printable.length / 2);
  for (const text of [asText(printable.slice(0, half)), all])
    for (const key of ['aboutInfo', 'addressText', 'mapEmbed'])
      await whole(key, (each) => each, text);
  const section = (text: string) => ({ heading: text, text, bullets: [{ heading: text, text }] });
  const sections = printable.map(section);
  for (const [terms, privacyPolicy] of [
    [sections.slice(0, half), sections.slice(half)],
    [sections.slice(half), sections.slice(0, half)],
  ]) {
    await whole('privacyPolicy', (text) => [section(text)], privacyPolicy);
    await whole('terms', (text) => [section(text)], terms);
  }
  // A list holds 100 entries: the rest of the headings are the texts of others.
  const pairs = printable.slice(0, half).map((one, index) => [one, printable[index + half] ?? one]);
  for (const list of [pairs.slice(1), pairs]) {
    await whole(
      'faq',
      (text) => [{ question: 'Why?', answer: text }],
      list.map(([question, answer]) => ({ question, answer })),
    );
    await whole(
      'aboutUsLong',
      (text) => [{ subheading: 'Why', text }],
      list.map(([text, subheading]) => ({ subheading, text })),
    );
    const payLater = (text: string, items: unknown[]) => ({ heading: 'Pay Later', text, items });
    await whole(
      'payLater',
      (text) => payLater(text, [{ subheading: 'Why', text }]),
      payLater(
        all,
        list.map(([subheading, text]) => ({ subheading, text })),
      ),
    );
  }
  const heading = (index: number) => grouped(190)[index]?.join(' ');
  const claims = (text: string) =>
    ['protection', 'payLater', 'support', 'lowestPrice'].map((kind, index) => ({
      kind,
      heading: heading(index),
      text,
    }));
  await whole('claims', claims, claims(all));
  await inField('site protectionScheme', 190, (line) =>
    publish('protectionScheme', { name: line, number: line }),
  );
  for (const key of ['contactEmail', 'contactPhone', 'contactWhatsApp'])
    await inField(`site ${key}`, 190, (line) => publish(key, line));
  await inField('site chat.id', 190, (id) => publish('chat', { provider: 'crisp', id }));
  await inField('site brand', 190, (line) =>
    publish('brand', { name: line, tagline: line, footerText: all }),
  );

  const { airports, airlines } = stored;
  return { counts, regionId, countryId, airports, airlines, flightId, depart, ret };
}

const idIn = (answer: Answer | undefined): string | undefined =>
  (answer?.record as { id: string } | undefined)?.id;

/** A real picture under a hostile name. */
async function uploadedPicture(request: APIRequestContext, headers: Record<string, string>) {
  const upload = await request.post('/api/upload', {
    headers,
    multipart: {
      image: {
        name: `"><img src=x onerror=window.__xss=1>.png`,
        mimeType: 'image/png',
        buffer: await readFile(
          new URL('../../../hosts/shell/server/share-picture/share-picture.png', import.meta.url),
        ),
      },
    },
  });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  expect(imageUrl, 'the upload').toBeTruthy();
  return imageUrl;
}
