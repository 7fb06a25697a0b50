import { ids } from '../../testing/small-site.ts';
import {
  atlantis,
  booking,
  charlesDeGaulle,
  contact,
  europe,
  france,
  larkAir,
  listedParis,
  moment,
  offer,
  orly,
  page,
  paris,
  popularParis,
  quote,
  suggestions,
} from './expected.ts';
import { type Call, type openAdminRows, type publicRows } from './rows.ts';

const sections = [
  {
    heading: 'What we keep',
    text: 'Little.',
    bullets: [
      { heading: 'Names', text: 'To greet you.' },
      { heading: null, text: 'No cookies.' },
    ],
  },
];
const newContact = { name: 'Ada', email: 'ada@example.com', message: 'Do you fly to Atlantis?' };
const newQuote = {
  customerName: 'Ada',
  email: 'ada@example.com',
  tripType: 'one-way',
  from: 'London',
  to: 'Atlantis',
  preferredAirline: ids.larkAir,
  departureDate: '2026-12-24',
  passengerCount: { adults: 1, children: 0, infants: 0 },
};
const newBooking = {
  flightId: ids.flight,
  customerName: 'Ada',
  userEmail: 'ada@example.com',
  contactPhone: '1',
  adults: 2,
  children: 1,
  departureDate: '2026-12-24T00:00',
  initialBookingPrice: 99.99,
};

export const publicCalls = {
  'GET /api/region': { url: '/api/region', answer: [europe] },
  'GET /api/location/popular': { url: '/api/location/popular', answer: [popularParis] },
  'GET /api/location/deals': {
    url: '/api/location/deals',
    answer: { lastMinutes: [], topDestinations: [], hotDeals: [paris] },
  },
  'GET /api/location/region/{regionId}': {
    url: `/api/location/region/${ids.europe}?page=2`,
    answer: page([atlantis, paris], 2),
  },
  'GET /api/location/firstairport/{locationId}': {
    url: `/api/location/firstairport/${ids.paris}`,
    answer: { hasAirport: true, firstAirportId: ids.charlesDeGaulle },
  },
  'GET /api/airport/by-location/{locationId}/ids': {
    url: `/api/airport/by-location/${ids.paris}/ids`,
    answer: [ids.charlesDeGaulle, ids.orly],
  },
  'GET /api/airport/search-advanced': {
    url: '/api/airport/search-advanced?q=par',
    answer: suggestions,
  },
  'GET /api/airline/': { url: '/api/airline/', answer: [larkAir] },
  'GET /api/airline/{id}': { url: `/api/airline/${ids.larkAir}`, answer: larkAir },
  'GET /api/airline/search': { url: '/api/airline/search?q=lark', answer: [larkAir] },
  'GET /api/flight/filter': {
    url: '/api/flight/filter?type=round-trip&depDateStr=2026-12-24&arrDateStr=2027-01-02T00:00',
    answer: page([offer]),
  },
  'GET /api/siteinfo/public/contact': {
    url: '/api/siteinfo/public/contact',
    answer: {
      contactPhone: '020 7946 0000',
      contactEmail: 'hello@larkfare.example',
      contactWA: '+44 20 7946 0000',
    },
  },
  'GET /api/siteinfo/public/address': {
    url: '/api/siteinfo/public/address',
    answer: { addressText: '1 Lark Lane', mapEmbedCode: expect.stringMatching(/^<iframe src=/) },
  },
  'GET /api/siteinfo/public/about': {
    url: '/api/siteinfo/public/about',
    answer: { aboutInfo: 'We like mornings.' },
  },
  'GET /api/siteinfo/public/about-long': {
    url: '/api/siteinfo/public/about-long',
    answer: { aboutUsLong: [{ subheading: null, text: 'At length.' }] },
  },
  'GET /api/siteinfo/public/booking': {
    url: '/api/siteinfo/public/booking',
    answer: {
      booking: {
        heading: 'Book now',
        text: 'Pay later.',
        items: [{ subheading: 'How', text: 'Ring us.' }],
      },
    },
  },
  'GET /api/siteinfo/public/FAQ': {
    url: '/api/siteinfo/public/FAQ',
    answer: { faq: [{ question: 'Why?', answer: 'Because.' }] },
  },
  'GET /api/siteinfo/public/privacy': {
    url: '/api/siteinfo/public/privacy',
    answer: { privacyPolicy: sections },
  },
  'GET /api/siteinfo/public/terms': {
    url: '/api/siteinfo/public/terms',
    answer: { terms: sections },
  },
  'POST /api/contact': {
    url: '/api/contact',
    payload: newContact,
    status: 201,
    answer: { ...contact, status: 'in-progress' },
  },
  'POST /api/quote/': {
    url: '/api/quote/',
    payload: newQuote,
    status: 201,
    answer: { ...quote, status: 'in-progress' },
  },
  'POST /api/booking': {
    url: '/api/booking',
    payload: newBooking,
    status: 201,
    answer: { ...booking, state: 'pending', createdAt: moment },
  },
} satisfies Record<(typeof publicRows)[number], Call>;

export const openAdminCalls = {
  'GET /api/auth/verify': { url: '/api/auth/verify', answer: { valid: false } },
  'POST /api/auth/login': {
    url: '/api/auth/login',
    payload: { email: 'admin@larkfare.example', password: 'right' },
    answer: { token: 'signed-in', message: 'Signed in.' },
  },
  'POST /api/siteinfo/forgot': {
    url: '/api/siteinfo/forgot',
    payload: {},
    answer: { message: 'A link is on its way.' },
  },
  'GET /api/country': { url: '/api/country', answer: [france] },
  'GET /api/country/{id}': { url: `/api/country/${ids.france}`, answer: france },
  'GET /api/country/region/{regionId}': {
    url: `/api/country/region/${ids.europe}`,
    answer: [france],
  },
  'GET /api/location': { url: '/api/location', answer: [listedParis] },
  'GET /api/location/country/{countryId}': {
    url: `/api/location/country/${ids.france}`,
    answer: [listedParis],
  },
  'GET /api/airport/{id}': { url: `/api/airport/${ids.orly}`, answer: orly },
  'GET /api/airport/by-location/{id}': {
    url: `/api/airport/by-location/${ids.paris}`,
    answer: [charlesDeGaulle, orly],
  },
  'GET /api/airport/search-advanced?page': {
    url: '/api/airport/search-advanced?q=par&page=2&size=50',
    answer: page(suggestions, 2),
  },
  'GET /api/airline/search?page': {
    url: '/api/airline/search?q=lark&page=1&size=20',
    answer: page([larkAir]),
  },
} satisfies Record<(typeof openAdminRows)[number], Call>;
