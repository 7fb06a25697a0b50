import { ids } from '../testing/site-fixture.ts';
import { startOffice } from '../testing/start-office.ts';

const { requests, send, variables } = await startOffice();

describe('the operations of a change (§7)', () => {
  const { flight, booking } = ids;

  test.each([
    ['/country', { name: 'x' }, { name: 'x', regionId: '' }],
    ['/country', { name: 'x', region: null }, { name: 'x', regionId: '' }],
    ['/country', { name: 'x', region: { _id: ids.europe } }, { name: 'x', regionId: ids.europe }],
    ['/airport', {}, { name: '', code: '', locationId: '' }],
    [
      '/location',
      {},
      {
        name: '',
        countryId: '',
        image: '',
        description: '',
        isPopular: false,
        dealings: 'none',
        dealingsDescription: '',
      },
    ],
  ])(
    'POST %s with %j leaves what is missing to the rules of its service (§7)',
    async (url, body, input) => {
      await send('POST', url, body);

      expect(variables()?.input).toEqual(input);
    },
  );

  test.each([
    [`/flight/${flight}`, { stops: 2 }, { stops: 2 }],
    [`/flight/${flight}`, { time: { hours: 1, minutes: 5 } }, { outboundMinutes: 65 }],
    [
      `/flight/${flight}`,
      { toDuration: { hours: 2, minutes: 0 }, time: { hours: 1, minutes: 5 } },
      { outboundMinutes: 120 },
    ],
    [
      `/flight/${flight}`,
      { departureAirport: { _id: ids.orly, code: 'ORY' }, airline: ids.larkAir },
      { departureAirportId: ids.orly, airlineId: ids.larkAir },
    ],
    [`/flight/${flight}`, { prices: [] }, { monthlyPrices: [] }],
    [`/booking/${booking}`, { peopleCount: { adults: 2 } }, { adults: 2 }],
    [`/booking/${booking}`, { returnDate: '' }, { returnDate: null }],
    [
      `/booking/${booking}`,
      { returnDate: null, finalPrice: null },
      { returnDate: null, finalPricePence: null },
    ],
    [`/booking/${booking}`, { finalPrice: 4.35 }, { finalPricePence: 435 }],
    [
      `/booking/${booking}`,
      { departureCode: 'LHR', arrivalCode: 'CDG', airlineShortName: 'Lark Air' },
      { departureCode: 'LHR', arrivalCode: 'CDG', airlineShortName: 'Lark Air' },
    ],
    [`/quote/${booking}`, { preferredAirline: '' }, { preferredAirlineId: null }],
    [
      `/quote/${booking}`,
      { preferredAirline: { _id: ids.larkAir, shortName: 'Lark Air' } },
      { preferredAirlineId: ids.larkAir },
    ],
    [
      `/quote/${booking}`,
      { price: null, arrivalDate: null },
      { pricePence: null, returnDate: null },
    ],
    [`/contact/${booking}`, { status: 'in-progress' }, { status: 'inProgress' }],
  ])('PUT %s with %j changes that and nothing else (§7)', async (url, body, input) => {
    expect(await send('PUT', url, body)).toMatchObject({ status: 200 });
    expect(JSON.parse(JSON.stringify(variables()?.input))).toEqual(input);
  });

  test.each([
    [`/flight/${flight}`, { prices: [{ month: 1, oneWay: 89.505 }] }, 'prices.0.oneWay'],
    [`/booking/${booking}`, { finalPrice: 4.351 }, 'finalPrice'],
    [`/quote/${booking}`, { price: 0.001 }, 'price'],
  ])('PUT %s with a fraction of a penny in %j is refused', async (url, body, field) => {
    expect(await send('PUT', url, body)).toMatchObject({
      status: 400,
      body: { message: `${field} must have at most two decimals.` },
    });
    expect(await send('PUT', `/booking/${booking}`, { finalPrice: 0.1 + 0.2 })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    [
      '/booking/filter?q=LF-7K3',
      {
        airlineIds: [],
        departureAirportIds: [],
        arrivalAirportIds: [],
        states: [],
        query: 'LF-7K3',
      },
    ],
    [
      `/booking/filter?airline=${ids.larkAir}&departureAirport=${ids.orly}&departureAirport=${ids.heathrow}&state=in-progress`,
      {
        airlineIds: [ids.larkAir],
        departureAirportIds: [ids.orly, ids.heathrow],
        arrivalAirportIds: [],
        states: ['inProgress'],
        query: '',
      },
    ],
    ['/quote?status=in-progress&q=ada', { query: 'ada', status: 'inProgress' }],
    ['/contact?page=1&status=&q=', { query: '' }],
  ])('GET %s', async (url, filter) => {
    await send('GET', url);

    expect(JSON.parse(JSON.stringify(variables()?.filter))).toEqual(filter);
  });
});

test.each(['/quote', '/contact'])(
  'GET %s without a page is the whole list, sent piece by piece (§7)',
  async (url) => {
    const { body } = await send('GET', url);

    // The fixture has one record in each of two pieces, and a third piece without any.
    expect(body).toMatchObject([{ _id: ids.booking }, { _id: ids.booking }]);
    const pieces = requests.slice(1).map(({ variables }) => variables?.after);
    expect(pieces).toEqual([undefined, '1', '2']);
  },
);

test.each(['/quote', '/contact'])('GET %s with a page is that page', async (url) => {
  const { body } = await send('GET', `${url}?page=2&size=5`);

  expect(body).toMatchObject({ totalPages: 3, currentPage: 2, results: [{ _id: ids.booking }] });
  expect(variables()).toMatchObject({ page: 2, size: 5 });
});
