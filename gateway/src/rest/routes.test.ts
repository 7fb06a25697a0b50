import { givenGateway } from '../testing/given-gateway.ts';
import { ids } from '../testing/small-site.ts';

const { server, asked } = await givenGateway({ until: 'the file ends' });

beforeEach(() => void asked.splice(0));

async function get(url: string) {
  const response = await server.inject(url);
  return { status: response.statusCode, body: response.json() };
}

const moment = '2026-01-02T03:04:05.000Z';
const timestamps = { createdAt: moment, updatedAt: moment };
const france = {
  _id: ids.france,
  name: 'France',
  region: { _id: ids.europe, name: 'Europe' },
  ...timestamps,
};
const popularParis = {
  _id: ids.paris,
  name: 'Paris',
  image: '/media/places/PAR',
  description: 'The capital.',
};
const paris = {
  ...popularParis,
  locationId: ids.paris,
  dealings: 'hot-deals',
  dealingsDescription: 'From £49.',
  isPopular: true,
  country: { name: 'France' },
};
const atlantis = {
  ...paris,
  _id: ids.atlantis,
  locationId: ids.atlantis,
  name: 'Atlantis',
  image: null,
  description: null,
  dealings: 'none',
  dealingsDescription: null,
  isPopular: false,
};
const listedParis = {
  ...paris,
  country: ids.france,
  countryName: 'France',
  regionName: 'Europe',
  hasAirports: true,
};
const airport = (id: string, code: string, name: string) => ({
  _id: id,
  name,
  code,
  location: {
    _id: ids.paris,
    name: 'Paris',
    country: { name: 'France', region: { name: 'Europe' } },
  },
});
const heathrow = airport(ids.heathrow, 'LHR', 'Heathrow');
const charlesDeGaulle = airport(ids.charlesDeGaulle, 'CDG', 'Charles de Gaulle');
const orly = airport(ids.orly, 'ORY', 'Orly');
const suggestion = ({ _id, name, code }: typeof orly) => ({
  airportId: _id,
  airportName: name,
  airportCode: code,
  locationId: ids.paris,
  locationName: 'Paris',
  countryName: 'France',
  regionName: 'Europe',
});
const suggestions = [heathrow, charlesDeGaulle, orly].map(suggestion);
const larkAir = {
  _id: ids.larkAir,
  name: 'Lark Air Limited',
  shortName: 'Lark Air',
  overview: 'Early birds.',
  logoPicture: '/media/airlines/lark.svg',
  monogramPicture: '/media/airlines/lark-icon.svg',
  baggage: true,
  baggageArray: [{ heading: 'Cabin', description: '10 kg' }],
  details: [{ heading: 'Fleet', description: '12 aircraft' }],
  hasFlights: true,
};
const flight = {
  _id: ids.flight,
  flightId: ids.flight,
  departureAirport: { _id: ids.heathrow, code: 'LHR', name: 'Heathrow' },
  arrivalAirport: { _id: ids.charlesDeGaulle, code: 'CDG', name: 'Charles de Gaulle' },
  airline: {
    _id: ids.larkAir,
    name: 'Lark Air Limited',
    shortName: 'Lark Air',
    monogramPicture: '/media/airlines/lark-icon.svg',
  },
  toDuration: { hours: 1, minutes: 15 },
  fromDuration: { hours: 1, minutes: 20 },
  time: { hours: 1, minutes: 15 },
  stops: 0,
  prices: [{ month: 12, oneWay: 49.99, roundTrip: null, discount: { oneWay: 0, roundTrip: 0 } }],
};
const page = (results: unknown[], currentPage = 1) => ({ results, totalPages: 3, currentPage });

test.each([
  ['/api/region', [{ _id: ids.europe, name: 'Europe', ...timestamps }]],
  ['/api/country', [france]],
  [`/api/country/region/${ids.europe}`, [france]],
  [`/api/country/${ids.france}`, france],
  ['/api/location/popular', [popularParis]],
  ['/api/location/deals', { lastMinutes: [], topDestinations: [], hotDeals: [paris] }],
  [`/api/location/region/${ids.europe}`, page([atlantis, paris])],
  [`/api/location/region/${ids.europe}?page=2`, page([atlantis, paris], 2)],
  [
    `/api/location/firstairport/${ids.paris}`,
    { hasAirport: true, firstAirportId: ids.charlesDeGaulle },
  ],
  [`/api/location/firstairport/${ids.atlantis}`, { hasAirport: false, firstAirportId: null }],
  ['/api/location', [listedParis]],
  [`/api/location/country/${ids.france}`, [listedParis]],
  [`/api/airport/by-location/${ids.paris}/ids`, [ids.charlesDeGaulle, ids.orly]],
  [`/api/airport/by-location/${ids.paris}`, [charlesDeGaulle, orly]],
  ['/api/airport/search-advanced?q=par', suggestions],
  ['/api/airport/search-advanced?q=par&page=2&size=50', page(suggestions, 2)],
  ['/api/airport?page=1&size=50', page([heathrow, charlesDeGaulle, orly])],
  [`/api/airport/${ids.orly}`, orly],
  ['/api/airline/', [larkAir]],
  ['/api/airline', [larkAir]],
  [`/api/airline/${ids.larkAir}`, larkAir],
  ['/api/airline/search?q=lark', [larkAir]],
  ['/api/airline/search?q=lark&page=1&size=20', page([larkAir])],
  [`/api/flight/${ids.flight}`, flight],
])('GET %s answers in the shape of the specification', async (url, answer) => {
  const { status, body } = await get(url);

  expect(status).toBe(200);
  expect(body).toEqual(answer);
});

test('a found flight carries pounds, durations and dates as the old screens read them', async () => {
  const { status, body } = await get(
    '/api/flight/filter?type=round-trip&depDateStr=2026-12-24&arrDateStr=2027-01-02T00:00',
  );

  expect(status).toBe(200);
  expect(body).toEqual(
    page([
      {
        _id: ids.flight,
        flightId: ids.flight,
        airlineId: ids.larkAir,
        airlineName: 'Lark Air',
        airlineMono: '/media/airlines/lark-icon.svg',
        airlineLogo: '/media/airlines/lark.svg',
        depAirportId: ids.heathrow,
        depAirportCode: 'LHR',
        depAirportName: 'Heathrow',
        arrAirportId: ids.charlesDeGaulle,
        arrAirportCode: 'CDG',
        arrAirportName: 'Charles de Gaulle',
        toDuration: { hours: 1, minutes: 15 },
        fromDuration: { hours: 1, minutes: 20 },
        originalPrice: 109.99,
        discount: 10,
        finalPrice: 99.99,
        stops: 0,
        recommended: true,
        departureDate: { year: 2026, month: 12, day: 24 },
        arrivalDate: { year: 2027, month: 1, day: 2 },
      },
    ]),
  );
});

test('a one-way flight has no arrival date', async () => {
  const { body } = await get('/api/flight/filter?type=one-way');

  expect(body.results[0].arrivalDate).toBeNull();
});

describe('what a flight filter asks the catalogue', () => {
  const usual = {
    tripType: 'roundTrip',
    page: 1,
    airlines: [],
    directOnly: false,
  };

  test.each([
    ['', usual],
    ['from=&to_id=&page=&direct=&minPrice=', usual],
    ['type=one-way', { ...usual, tripType: 'oneWay' }],
    ['page=0', usual],
    ['page=-3', usual],
    ['page=2', { ...usual, page: 2 }],
    [`from_id=${ids.orly}&to_id=${ids.paris}`, { ...usual, fromId: ids.orly, toId: ids.paris }],
    ['from=Par%C3%ADs&to=lhr', { ...usual, from: 'París', to: 'lhr' }],
    // 4.35 * 100 is a little less than 435.
    ['minPrice=1&maxPrice=4.35', { ...usual, minPricePence: 100, maxPricePence: 435 }],
    ['direct=true', { ...usual, directOnly: true }],
    ['direct=false', usual],
    ['airlines=BA,%20easyJet,,', { ...usual, airlines: ['BA', 'easyJet'] }],
    [`airlines_id=${ids.larkAir}`, { ...usual, airlines: [ids.larkAir] }],
    [
      `airlines_id=${ids.larkAir}&airlines_id=${ids.nobody}&airlines=BA`,
      { ...usual, airlines: [ids.larkAir, ids.nobody, 'BA'] },
    ],
    ['depDateStr=2026-12-24T00:00', { ...usual, departureDate: '2026-12-24' }],
  ])('%s', async (query, input) => {
    await get(`/api/flight/filter?${query}`);

    expect(asked[0]?.variables?.input).toEqual(input);
  });
});

test.each([
  ['size=1000', 100],
  ['size=0', 1],
  ['size=-1', 1],
  ['', 24],
])('a page asked with %s has %i entries at most', async (query, size) => {
  await get(`/api/location/region/${ids.europe}?${query}`);

  expect(asked[0]?.variables).toMatchObject({ size });
});

test.each([
  `/api/country/${ids.nobody}`,
  `/api/location/firstairport/${ids.nobody}`,
  `/api/airport/${ids.nobody}`,
  `/api/airline/${ids.nobody}`,
  `/api/flight/${ids.nobody}`,
  '/api',
  '/api/',
  '/api/nothing/here',
  '/api/region/extra',
])('GET %s is not found, as JSON', async (url) => {
  const { status, body } = await get(url);

  expect(status).toBe(404);
  expect(body).toEqual({ message: expect.stringMatching(/^There is .*\.$/), error: body.message });
});

test('every operation of the door is answered by one subgraph without the gateway in between', async () => {
  await get('/api/flight/filter');

  expect(asked).toEqual([expect.objectContaining({ subgraph: 'catalogue' })]);
  expect(asked[0]?.operationName).toBe('FlightFilter__catalogue__0');
});

test('a subgraph that is down is told as 503 with a time to come back', async () => {
  const { server: crippled } = await givenGateway({
    executors: {
      catalogue: async () => ({
        errors: [{ message: 'Not answering.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      }),
    },
  });

  const response = await crippled.inject('/api/region');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({ message: 'Not answering.', error: 'Not answering.' });
});

test('a bug is told as a reference only', async () => {
  const { server: crippled } = await givenGateway({
    executors: {
      catalogue: async () => ({ errors: [{ message: 'relation "regions" does not exist' }] }),
    },
  });

  const response = await crippled.inject('/api/region');

  expect(response.statusCode).toBe(500);
  expect(response.json().message).toMatch(
    /^Something went wrong on our side \(reference [0-9a-f]{8}\)\.$/,
  );
});

test('too many reads from one address are refused, and another address is not', async () => {
  const { server: limited } = await givenGateway({
    rateLimits: { readsPerMinute: 2, postsPerMinute: 1 },
  });
  const statuses = [];
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    statuses.push((await limited.inject({ url: '/api/region', remoteAddress })).statusCode);
  const refused = await limited.inject({ url: '/api/region', remoteAddress: '192.0.2.1' });

  expect(statuses).toEqual([200, 200, 429, 200]);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.json()).toEqual({
    message: expect.stringMatching(/^Too many requests\. Please try again in .+\.$/),
    error: refused.json().message,
  });
});
