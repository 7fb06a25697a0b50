import { ids } from '../../testing/small-site.ts';
import {
  charlesDeGaulle,
  europe,
  flight,
  france,
  heathrow,
  larkAir,
  listedParis,
  officesBooking,
  officesContact,
  officesQuote,
  orly,
  page,
} from './expected.ts';
import { multipartOf } from './multipart-of.ts';
import { type Call, type closedAdminRows } from './rows.ts';

const saved = { version: 2 };
const location = {
  name: 'Lyon',
  country: ids.france,
  isPopular: false,
  description: 'By the Rhône.',
  dealings: 'last-minutes',
  dealingsDescription: 'From £29.',
  image: '/media/uploads/lyon.webp',
};
const savedLocation = { ...listedParis, ...location, ...saved };
const airport = { name: 'Lyon', code: 'LYS', location: ids.paris };
const savedAirport = { ...orly, name: 'Lyon', code: 'LYS', ...saved };
const airline = {
  shortName: 'Rhône Air',
  logoPicture: '/media/uploads/logo.webp',
  monogramPicture: '/media/uploads/mono.webp',
  details: [{ heading: 'Fleet', description: 'Two.' }],
  overview: 'Small.',
  baggage: true,
  baggageArray: [{ heading: 'Cabin', description: '8 kg' }],
};
const savedAirline = { ...larkAir, ...airline, ...saved };
const picture = multipartOf('image', 'picture');
const imageUrl = '/media/uploads/test.webp';
const month = { year: 2026, month: 11, salesCount: 4, departingThisMonth: 9 };

const deletions = {
  'DELETE /api/region/{id}': deletion('region', ids.europe, 'The region was deleted.'),
  'DELETE /api/country/{id}': deletion('country', ids.france, 'The country was deleted.'),
  'DELETE /api/location/{id}': deletion('location', ids.paris, 'The location was deleted.'),
  'DELETE /api/airport/{id}': deletion('airport', ids.orly, 'The airport was deleted.'),
  'DELETE /api/airline/{id}': deletion('airline', ids.larkAir, 'The airline was deleted.'),
  'DELETE /api/flight/{id}': deletion('flight', ids.flight, 'The flight was deleted.'),
  'DELETE /api/contact/{id}': deletion('contact', ids.booking, 'The contact message was deleted.'),
  'DELETE /api/quote/{id}': deletion('quote', ids.booking, 'The quote request was deleted.'),
  'DELETE /api/booking/{id}': deletion('booking', ids.booking, 'The booking was deleted.'),
};

function deletion(resource: string, id: string, message: string): Call {
  return { url: `/api/${resource}/${id}`, answer: { message } };
}

export const closedCalls = {
  ...deletions,
  'POST /api/region': {
    url: '/api/region',
    payload: { name: 'Asia' },
    status: 201,
    answer: { ...europe, name: 'Asia', ...saved },
  },
  'PUT /api/region/{id}': {
    url: `/api/region/${ids.europe}`,
    payload: { name: 'Asia' },
    answer: { ...europe, name: 'Asia', ...saved },
  },
  'POST /api/country': {
    url: '/api/country',
    payload: { name: 'Spain', region: { id: ids.europe, name: 'Europe' } },
    status: 201,
    answer: { ...france, name: 'Spain', ...saved },
  },
  'PUT /api/country/{id}': {
    url: `/api/country/${ids.france}`,
    payload: { name: 'Spain', region: ids.europe },
    answer: { ...france, name: 'Spain', ...saved },
  },
  'POST /api/location': {
    url: '/api/location',
    payload: location,
    status: 201,
    answer: savedLocation,
  },
  'PUT /api/location/{id}': {
    url: `/api/location/${ids.paris}`,
    payload: location,
    answer: savedLocation,
  },
  'GET /api/location/search': {
    url: `/api/location/search?q=par&countryId=${ids.france}&page=2&size=20&detail=true`,
    answer: page([listedParis], 2),
  },
  'POST /api/upload': { url: '/api/upload', ...picture, answer: { imageUrl } },
  'POST /api/upload/airlines': { url: '/api/upload/airlines', ...picture, answer: { imageUrl } },
  'GET /api/airport': {
    url: '/api/airport?page=1&size=50',
    answer: page([heathrow, charlesDeGaulle, orly]),
  },
  'GET /api/airport/{id}/usage': {
    url: `/api/airport/${ids.orly}/usage`,
    answer: { usedInFlights: true },
  },
  'POST /api/airport': {
    url: '/api/airport',
    payload: airport,
    status: 201,
    answer: savedAirport,
  },
  'PUT /api/airport/{id}': {
    url: `/api/airport/${ids.orly}`,
    payload: airport,
    answer: savedAirport,
  },
  'POST /api/airline': {
    url: '/api/airline',
    payload: airline,
    status: 201,
    answer: savedAirline,
  },
  'PUT /api/airline/{id}': {
    url: `/api/airline/${ids.larkAir}`,
    payload: airline,
    answer: savedAirline,
  },
  'GET /api/flight/{id}': { url: `/api/flight/${ids.flight}`, answer: flight },
  'GET /api/flight/{id}/has-bookings': {
    url: `/api/flight/${ids.flight}/has-bookings`,
    answer: { hasBookings: true },
  },
  'PUT /api/flight/{id}': {
    url: `/api/flight/${ids.flight}`,
    payload: {
      toDuration: { hours: 2, minutes: 5 },
      fromDuration: { hours: 2, minutes: 10 },
      stops: 1,
      prices: [
        { month: 1, oneWay: 4.35, roundTrip: 20, discount: { oneWay: 1, roundTrip: 0 } },
        { month: 2, oneWay: null, roundTrip: 30.5 },
      ],
    },
    answer: {
      ...flight,
      toDuration: { hours: 2, minutes: 5 },
      fromDuration: { hours: 2, minutes: 10 },
      time: { hours: 2, minutes: 5 },
      stops: 1,
      prices: [
        { month: 1, oneWay: 4.35, roundTrip: 20, discount: { oneWay: 1, roundTrip: 0 } },
        { month: 2, oneWay: null, roundTrip: 30.5, discount: { oneWay: 0, roundTrip: 0 } },
      ],
      ...saved,
    },
  },
  'POST /api/flight/search-or-create': {
    url: '/api/flight/search-or-create',
    payload: {
      departureAirport: ids.heathrow,
      arrivalAirport: ids.charlesDeGaulle,
      airline_id: ids.larkAir,
    },
    answer: flight,
  },
  'GET /api/siteinfo/admin/all': {
    url: '/api/siteinfo/admin/all',
    answer: {
      contactPhone: '020 7946 0000',
      faq: [],
      versions: { contactPhone: 3, faq: 0 },
    },
  },
  'PUT /api/siteinfo': {
    url: '/api/siteinfo',
    payload: { faq: [{ question: 'Why?', answer: 'Because.' }], isAdmin: true },
    answer: { faq: [{ question: 'Why?', answer: 'Because.' }], ...saved },
  },
  'PUT /api/siteinfo/password': {
    url: '/api/siteinfo/password',
    payload: { oldPassword: 'right', newPassword: 'a better one' },
    answer: { message: 'Password changed.' },
  },
  'GET /api/siteinfo/admin/email': {
    url: '/api/siteinfo/admin/email',
    answer: { adminEmail: 'admin@larkfare.example' },
  },
  'PUT /api/siteinfo/admin/email': {
    url: '/api/siteinfo/admin/email',
    payload: { oldEmail: 'admin@larkfare.example', newEmail: 'chief@larkfare.example' },
    answer: { message: 'Email updated successfully' },
  },
  'GET /api/contact': { url: '/api/contact', answer: [officesContact] },
  'PUT /api/contact/{id}': {
    url: `/api/contact/${ids.booking}`,
    payload: { status: 'in-progress' },
    answer: { ...officesContact, status: 'in-progress', ...saved },
  },
  'GET /api/quote': { url: '/api/quote', answer: [officesQuote] },
  'PUT /api/quote/{id}': {
    url: `/api/quote/${ids.booking}`,
    payload: {
      tripType: 'round-trip',
      from: 'Leeds',
      to: 'Rome',
      preferredAirline: null,
      departureDate: '2026-12-25',
      arrivalDate: '2027-01-02T00:00',
      passengerCount: { adults: 3, children: 2, infants: 1 },
      status: 'closed',
      price: 99.5,
      notes: 'Rang.',
    },
    answer: {
      ...officesQuote,
      tripType: 'round-trip',
      from: 'Leeds',
      to: 'Rome',
      departureDate: '2026-12-25',
      arrivalDate: '2027-01-02',
      passengerCount: { adults: 3, children: 2, infants: 1 },
      status: 'closed',
      price: 99.5,
      notes: 'Rang.',
      ...saved,
    },
  },
  'GET /api/booking/filter': {
    url: `/api/booking/filter?airline=${ids.larkAir}&airline=${ids.nobody}&departureAirport=${ids.orly}&state=pending&state=in-progress&page=2&limit=10`,
    answer: page([officesBooking], 2),
  },
  'GET /api/booking/analytics': {
    url: '/api/booking/analytics',
    answer: {
      totalBookings: 12,
      upcoming7Days: 3,
      byState: { pending: 5, 'in-progress': 7 },
      topFlights: [
        {
          flightId: ids.flight,
          airline: 'Lark Air',
          departure: 'LHR',
          arrival: 'CDG',
          bookingsCount: 8,
        },
      ],
      bookingsLast12Months: [month],
      bookingsAllTime: [month],
    },
  },
  'PUT /api/booking/{id}': {
    url: `/api/booking/${ids.booking}`,
    payload: {
      departureDate: '2026-12-25T00:00',
      returnDate: '2027-01-02',
      peopleCount: { adults: 3, children: 0, infants: 1 },
      state: 'confirmed',
      finalPrice: 250.75,
      notes: 'Rang.',
    },
    answer: {
      ...officesBooking,
      departureDate: '2026-12-25',
      returnDate: '2027-01-02',
      peopleCount: { adults: 3, children: 0, infants: 1 },
      state: 'confirmed',
      finalPrice: 250.75,
      notes: 'Rang.',
      ...saved,
    },
  },
} satisfies Record<(typeof closedAdminRows)[number], Call>;
