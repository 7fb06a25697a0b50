import { parseSearchParams, toSearchParams, toSearchResultsParams } from './search-params.rules.ts';
import { emptySearch, type Search } from './search.rules.ts';

const parse = (query: string) => parseSearchParams(new URLSearchParams(query));
const whole: Search = {
  tripType: 'roundTrip',
  from: 'London Heathrow Airport',
  fromId: 'id-lhr',
  to: 'Dubai',
  toId: 'id-dubai',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  adults: 2,
  children: 1,
  infants: 1,
  flexDepartDays: 2,
  flexReturnDays: 3,
  airlines: ['id-ba', 'id-ek'],
  directOnly: true,
  travelClass: 'business',
};

test('a whole search is written into the address under the names of the specification (§2)', () => {
  expect(toSearchParams(whole).toString()).toBe(
    'tripType=round-trip&from=London+Heathrow+Airport&from_id=id-lhr&to=Dubai&to_id=id-dubai' +
      '&depart=2026-12-01&ret=2026-12-08&adults=2&children=1&infant=1&flexDepart=2&flexReturn=3' +
      '&airlines_id=id-ba&airlines_id=id-ek&directFlights=true&travelClass=business',
  );
});

test('empty, false and empty-list values are left out of the address (§5)', () => {
  const names = [...toSearchParams({ ...emptySearch, to: 'Dubai' }).keys()];

  for (const absent of [
    'from',
    'from_id',
    'to_id',
    'depart',
    'ret',
    'airlines_id',
    'directFlights',
  ])
    expect(names).not.toContain(absent);
  for (const absent of ['minPrice', 'maxPrice', 'sort', 'page'])
    expect(names).not.toContain(absent);
});

test('a link names the part of a search that it is about', () => {
  expect(toSearchParams({ airlines: ['id-ba'] }).toString()).toBe('airlines_id=id-ba');
  expect(toSearchResultsParams({ to: 'Dubai' }).toString()).toBe('to=Dubai');
});

test('a one-way search takes no return with it', () => {
  const names = [...toSearchParams({ ...whole, tripType: 'oneWay' }).keys()];

  expect(names).not.toContain('ret');
  expect(names).not.toContain('flexReturn');
});

test('a written search is read again, filters and page included (§2)', () => {
  const onPage = {
    ...whole,
    travelClass: 'premiumEconomy' as const,
    departureAirports: ['id-lhr', 'id-lgw'],
    arrivalAirports: ['id-dwc'],
    directOnly: false,
    stops: [0, 1],
    maxHours: 9,
    minPrice: 100,
    maxPrice: 900,
    sort: 'price' as const,
    page: 3,
  };

  expect(parseSearchParams(toSearchParams(onPage))).toEqual(onPage);
});

test('a link to /search-results is read like our own', () => {
  const link = parse(
    'type=one-way&from=London&to=Dubai&date=01%2F12%2F2026&airlines=id-ba,Emirates',
  );

  expect(link).toMatchObject({
    tripType: 'oneWay',
    from: 'London',
    to: 'Dubai',
    departureDate: '2026-12-01',
    airlines: ['id-ba', 'Emirates'],
  });
});

test('the forms on other pages write that link (§2)', () => {
  expect(toSearchResultsParams(whole).toString()).toBe(
    'type=round-trip&from=London+Heathrow+Airport&to=Dubai&date=01%2F12%2F2026&airlines=id-ba%2Cid-ek' +
      '&from_id=id-lhr&to_id=id-dubai&ret=2026-12-08&adults=2&children=1&infant=1&flexDepart=2&flexReturn=3' +
      '&directFlights=true&travelClass=business',
  );
  const names = [...toSearchResultsParams({ ...emptySearch, from: 'London' }).keys()];
  for (const absent of ['to', 'date', 'airlines', 'ret', 'directFlights'])
    expect(names).not.toContain(absent);
});

test.each<Partial<Search>>([{}, { tripType: 'oneWay', returnDate: '', flexReturnDays: 0 }])(
  'the whole trip of those forms is read again: %j',
  (part) => {
    const search = { ...whole, ...part };

    expect(parseSearchParams(toSearchResultsParams(search))).toMatchObject(search);
  },
);

test.each<[string, object]>([
  ['', { ...emptySearch, minPrice: undefined, maxPrice: undefined, sort: 'recommended', page: 1 }],
  ['tripType=teleport', { tripType: 'roundTrip' }],
  ['depart=2026-02-30&ret=soon', { departureDate: '', returnDate: '' }],
  ['depart=01/12/2026', { departureDate: '' }],
  ['adults=0&children=-4&infant=-1', { adults: 1, children: 0, infants: 0 }],
  ['adults=2.5&children=many', { adults: 1, children: 0 }],
  ['adults=99999999999', { adults: 50 }],
  ['flexDepart=9&flexReturn=-2', { flexDepartDays: 3, flexReturnDays: 0 }],
  ['directFlights=false', { directOnly: false }],
  ['stops=0', { directOnly: true, stops: undefined }],
  ['stops=2&stops=0&stops=7&stops=x', { directOnly: false, stops: [0, 2] }],
  ['directFlights=true&stops=1', { directOnly: true, stops: undefined }],
  ['maxHours=0', { maxHours: 1 }],
  ['travelClass=toString', { travelClass: 'economy' }],
  ['travelClass=premium-economy', { travelClass: 'premiumEconomy' }],
  ['minPrice=0&maxPrice=999999', { minPrice: 1, maxPrice: 100000 }],
  ['minPrice=abc&maxPrice=', { minPrice: undefined, maxPrice: undefined }],
  ['sort=cheapest', { sort: 'recommended' }],
  ['page=0', { page: 1 }],
  ['page=-3', { page: 1 }],
  ['page=x', { page: 1 }],
  ['airlines_id=a&airlines_id=a&airlines=a, b,,', { airlines: ['a', 'b'] }],
  ['to_id=%20id%20', { toId: 'id' }],
])('the address ?%s is read for what makes sense in it', (query, expected) => {
  expect(parse(query)).toMatchObject(expected);
});
