import { addDays, londonToday } from '@larkfare/london-dates';
import { pictureForm } from '../picture-form.ts';
import { startSeparateServers } from '../separate-servers.ts';
import { startWholeSite, type WholeSite } from '../whole-site.ts';
import { startWholeSites } from '../whole-sites.ts';

/** Which processes are called over HTTP, rather than the services in this one. */
const { CALLED = '' } = process.env;
const siteCounts: Record<string, 1 | 2> = { 'one process': 1, 'several sites': 2 };
const siteCount = siteCounts[CALLED];
export const wholeSites = siteCount && (await startWholeSites(siteCount));
export const separateServers =
  CALLED === 'separate servers' ? await startSeparateServers() : undefined;

/** Set where another router runs the operations of the REST API. */
const startRouter =
  CALLED === 'through Hive Gateway'
    ? (await import('@larkfare/test-servers')).startHiveGateway
    : undefined;

/** The real services with one record of each kind, made over REST. */
export const site: CalledSite =
  separateServers ?? wholeSites ?? inThisProcess(await startWholeSite({ startRouter }));

type CalledSite = Pick<NonNullable<typeof separateServers>, 'server' | 'signIn' | 'close'>;

function inThisProcess(whole: WholeSite): CalledSite {
  return { ...whole, server: { inject: (request) => whole.server.inject(request) } };
}

const signedIn = { authorization: `Bearer ${await site.signIn()}` };

export const departure = addDays(londonToday(new Date()), 40);
export const comeBack = addDays(departure, 7);
export const month = Number(departure.slice(5, 7));

let addresses = 0;
async function send<Body>(
  method: 'POST' | 'PUT',
  path: string,
  payload: object | Buffer,
  headers: object = {},
): Promise<Body> {
  const response = await site.server.inject({
    method,
    url: `/api${path}`,
    payload,
    headers: { ...signedIn, ...headers },
    // One address may send only a few forms an hour.
    remoteAddress: `10.0.0.${++addresses}`,
  });
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`);
  return response.json<Body>();
}

/** The id of a new record. */
const created = async (path: string, payload: object): Promise<string> =>
  (await send<{ _id: string }>('POST', path, payload))._id;

/** Another record of its kind, for a row that changes or deletes it. */
let spares = 0;
const spareName = () => `Spare ${++spares}`;
/** Another customer each time, because the same form twice is stored once. */
const spareCustomer = (name: string, email: string) => ({
  [name]: spareName(),
  [email]: `spare-${spares}@example.com`,
});
export const spare = {
  region: () => created('/region', { name: spareName() }),
  country: async () => created('/country', { name: spareName(), region: await spare.region() }),
  location: async () =>
    created('/location', { name: spareName(), country: await spare.country(), image }),
  airport: async () =>
    created('/airport', {
      name: spareName(),
      code: `X${String(++spares).padStart(2, '0')}`,
      location: await spare.location(),
    }),
  airline: () => created('/airline', { ...airline, shortName: spareName() }),
  flight: async () =>
    created('/flight/search-or-create', {
      departureAirport: ids.heathrow,
      arrivalAirport: await spare.airport(),
      airline_id: await spare.airline(),
    }),
  booking: () => created('/booking', { ...booking, ...spareCustomer('customerName', 'userEmail') }),
  quote: () => created('/quote/', { ...quote, ...spareCustomer('customerName', 'email') }),
  contact: () => created('/contact', { ...contact, ...spareCustomer('name', 'email') }),
};

export const { imageUrl: image } = await send<{ imageUrl: string }>(
  'POST',
  '/upload',
  pictureForm.payload,
  pictureForm.headers,
);
export const airline = {
  shortName: 'Lark Air',
  logoPicture: image,
  monogramPicture: image,
  overview: 'Early birds.',
  details: [{ heading: 'Fleet', description: '12 aircraft' }],
  baggage: true,
  baggageArray: [{ heading: 'Cabin', description: '10 kg' }],
};

const europe = await created('/region', { name: 'Europe' });
const unitedKingdom = await created('/country', { name: 'United Kingdom', region: europe });
const london = await created('/location', {
  name: 'London',
  otherNames: ['LON'],
  country: unitedKingdom,
  image,
  isPopular: true,
  description: 'The capital.',
  dealings: 'hot-deals',
  dealingsDescription: 'From £49.',
});
const airport = (name: string, code: string) =>
  created('/airport', { name, code, location: london });
const heathrow = await airport('Heathrow', 'LHR');
const gatwick = await airport('Gatwick', 'LGW');
const luton = await airport('Luton', 'LTN');
const larkAir = await created('/airline', airline);
const flight = await created('/flight/search-or-create', {
  departureAirport: heathrow,
  arrivalAirport: gatwick,
  airline_id: larkAir,
});
export const ids = { europe, unitedKingdom, london, heathrow, gatwick, luton, larkAir, flight };
export const prices = [
  { month, oneWay: 49.99, roundTrip: 99.99, discount: { oneWay: 0, roundTrip: 10 } },
];
await send('PUT', `/flight/${flight}`, {
  toDuration: { hours: 1, minutes: 15 },
  fromDuration: { hours: 1, minutes: 20 },
  stops: 0,
  operatedBy: 'Wren Air',
  prices,
});

export const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Do you fly to Atlantis?',
};
export const quote = {
  customerName: 'Ada',
  email: 'ada@example.com',
  tripType: 'one-way',
  from: 'London',
  to: 'Atlantis',
  preferredAirline: larkAir,
  departureDate: departure,
  passengerCount: { adults: 1, children: 0, infants: 0 },
};
export const booking = {
  flightId: flight,
  customerName: 'Ada',
  userEmail: 'ada@example.com',
  contactPhone: '020 7946 0000',
  adults: 2,
  children: 1,
  departureDate: `${departure}T00:00`,
  initialBookingPrice: 49.99,
};
await created('/booking', booking);
await created('/quote/', quote);
await created('/contact', contact);

const sections = [
  {
    heading: 'What we store',
    text: 'Little.',
    bullets: [
      { heading: 'Names', text: 'To greet you.' },
      { heading: null, text: 'No cookies.' },
    ],
  },
];
export const texts = {
  contactPhone: '020 7946 0000',
  contactEmail: 'hello@larkfare.example',
  contactWA: '+44 20 7946 0000',
  openingHours: {
    days: [{ day: 'Monday', opens: '09:00', closes: '18:00' }],
    closedOn: ['2026-12-25'],
  },
  fareShares: { childPercent: 100, infantPercent: 100 },
  addressText: '1 Lark Lane',
  mapEmbedCode: 'https://www.google.com/maps/embed?pb=!1m18!1m12',
  aboutInfo: 'We like mornings.',
  aboutUsLong: [{ subheading: null, text: 'At length.' }],
  booking: {
    heading: 'Book now',
    text: 'Pay later.',
    items: [{ subheading: 'How', text: 'Ring us.' }],
  },
  faq: [{ question: 'Why?', answer: 'Because.' }],
  privacyPolicy: sections,
  terms: sections,
};
for (const [key, value] of Object.entries(texts)) await send('PUT', '/siteinfo', { [key]: value });
