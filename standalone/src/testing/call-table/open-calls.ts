import { email, password } from '../whole-site.ts';
import {
  airports,
  booking,
  contact,
  europe,
  unitedKingdom,
  larkAir,
  listedLondon,
  offer,
  luton,
  page,
  london,
  popularLondon,
  quote,
  suggestions,
} from './expected.ts';
import {
  booking as bookingRequest,
  comeBack,
  contact as message,
  departure,
  ids,
  quote as quoteRequest,
  texts,
} from './fixture.ts';
import { type Call, type openAdminRows, type publicRows } from './rows.ts';

const { contactPhone, contactEmail, contactWA, addressText, aboutInfo, aboutUsLong } = texts;
const { faq, privacyPolicy, terms } = texts;
const grace = { name: 'Grace', email: 'grace@example.com' };

export const publicCalls = {
  'GET /api/region': { response: [europe] },
  'GET /api/location/popular': { response: [popularLondon] },
  'GET /api/location/deals': {
    response: { lastMinutes: [], topDestinations: [], hotDeals: [london] },
  },
  'GET /api/location/region/{regionId}': {
    url: `/api/location/region/${ids.europe}?page=1`,
    response: page([london]),
  },
  'GET /api/location/firstairport/{locationId}': {
    url: `/api/location/firstairport/${ids.london}`,
    response: { hasAirport: true, firstAirportId: ids.gatwick },
  },
  'GET /api/airport/by-location/{locationId}/ids': {
    url: `/api/airport/by-location/${ids.london}/ids`,
    response: airports.map(({ _id }) => _id),
  },
  'GET /api/airport/search-advanced': {
    url: '/api/airport/search-advanced?q=lon',
    response: suggestions,
  },
  'GET /api/airline/': { response: [larkAir] },
  'GET /api/airline/{id}': { url: `/api/airline/${ids.larkAir}`, response: larkAir },
  'GET /api/airline/search': { url: '/api/airline/search?q=lark', response: [larkAir] },
  'GET /api/flight/filter': {
    url: `/api/flight/filter?type=round-trip&depDateStr=${departure}&arrDateStr=${comeBack}T00:00`,
    response: page([offer]),
  },
  'GET /api/siteinfo/public/contact': {
    response: { contactPhone, contactEmail, contactWA },
  },
  'GET /api/siteinfo/public/opening-hours': { response: { openingHours: texts.openingHours } },
  'GET /api/siteinfo/public/fare-shares': { response: { fareShares: texts.fareShares } },
  'GET /api/siteinfo/public/address': {
    response: { addressText, mapEmbedCode: expect.stringMatching(/^<iframe src="https:/) },
  },
  'GET /api/siteinfo/public/about': {
    response: { aboutInfo },
  },
  'GET /api/siteinfo/public/about-long': {
    response: { aboutUsLong },
  },
  'GET /api/siteinfo/public/booking': {
    response: { booking: texts.booking },
  },
  'GET /api/siteinfo/public/FAQ': { response: { faq } },
  'GET /api/siteinfo/public/privacy': {
    response: { privacyPolicy },
  },
  'GET /api/siteinfo/public/terms': { response: { terms } },
  'POST /api/contact': {
    payload: { ...message, ...grace },
    status: 201,
    response: { ...contact, ...grace },
  },
  'POST /api/quote/': {
    payload: { ...quoteRequest, customerName: 'Grace', email: grace.email },
    status: 201,
    response: { ...quote, customerName: 'Grace', email: grace.email },
  },
  'POST /api/booking': {
    payload: { ...bookingRequest, customerName: 'Grace', userEmail: grace.email },
    status: 201,
    response: { ...booking, customerName: 'Grace', userEmail: grace.email },
  },
} satisfies Record<(typeof publicRows)[number], Call>;

export const openAdminCalls = {
  'GET /api/auth/verify': { response: { valid: false } },
  'POST /api/auth/login': {
    payload: { email, password },
    response: { token: expect.any(String), message: expect.any(String) },
  },
  'POST /api/siteinfo/forgot': {
    payload: {},
    response: { message: expect.stringMatching(/\.$/) },
  },
  'GET /api/country': { response: [unitedKingdom] },
  'GET /api/country/{id}': { url: `/api/country/${ids.unitedKingdom}`, response: unitedKingdom },
  'GET /api/country/region/{regionId}': {
    url: `/api/country/region/${ids.europe}`,
    response: [unitedKingdom],
  },
  'GET /api/location': { response: [listedLondon] },
  'GET /api/location/country/{countryId}': {
    url: `/api/location/country/${ids.unitedKingdom}`,
    response: [listedLondon],
  },
  'GET /api/airport/{id}': { url: `/api/airport/${ids.luton}`, response: luton },
  'GET /api/airport/by-location/{id}': {
    url: `/api/airport/by-location/${ids.london}`,
    response: airports,
  },
  'GET /api/airport/search-advanced?page': {
    url: '/api/airport/search-advanced?q=lon&page=1&size=50',
    response: page(suggestions),
  },
  'GET /api/airline/search?page': {
    url: '/api/airline/search?q=lark&page=1&size=20',
    response: page([larkAir]),
  },
} satisfies Record<(typeof openAdminRows)[number], Call>;
