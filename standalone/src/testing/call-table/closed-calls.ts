import { pictureForm } from '../picture-form.ts';
import { email, password } from '../whole-site.ts';
import {
  airports,
  editableBooking,
  editableContact,
  editableQuote,
  europe,
  flight,
  unitedKingdom,
  id,
  larkAir,
  listedLondon,
  luton,
  page,
} from './expected.ts';
import {
  airline,
  comeBack,
  departure,
  ids,
  image,
  month,
  prices,
  spare,
  texts,
} from './fixture.ts';
import { type Call, type closedAdminRows } from './rows.ts';

const made = { _id: id };
const nextMonth = (month % 12) + 1;
const saved = { ...made, version: 2 };
const location = {
  name: 'Lyon',
  otherNames: ['Lyons'],
  country: ids.unitedKingdom,
  isPopular: false,
  description: 'By the Rhône.',
  dealings: 'last-minutes',
  dealingsDescription: 'From £29.',
  image,
};
const storedLocation = {
  ...listedLondon,
  ...location,
  ...made,
  locationId: id,
  hasAirports: false,
};
const lyon = { name: 'Lyon', code: 'LYS', location: ids.london };
const storedAirport = { ...luton, name: 'Lyon', code: 'LYS', ...made };
const rhoneAir = { ...airline, shortName: 'Rhône Air', baggage: false, baggageArray: [] };
const storedAirline = { ...larkAir, ...rhoneAir, ...made, name: 'Rhône Air', hasFlights: false };
const imageUrl = expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{32}$/);

const spareName = expect.stringMatching(/^Spare \d+$/);
const spareEmail = expect.stringMatching(/^spare-\d+@/);
const count = expect.any(Number);
const months = expect.arrayContaining([
  { year: count, month: count, salesCount: count, departingThisMonth: count },
]);

type Resource = keyof typeof spare;
const of = (resource: Resource) => async () => `/api/${resource}/${await spare[resource]()}`;
const deletion = (resource: Resource, name: string = resource): Call => ({
  url: of(resource),
  response: { message: `The ${name} was deleted.` },
});

export const closedCalls = {
  'GET /api/location/search': {
    url: `/api/location/search?q=lon&countryId=${ids.unitedKingdom}&page=1&size=20&detail=true`,
    response: page([listedLondon]),
  },
  'GET /api/airport': { url: '/api/airport?page=1&size=50', response: page(airports) },
  'GET /api/airport/{id}/usage': {
    url: `/api/airport/${ids.heathrow}/usage`,
    response: { usedInFlights: true },
  },
  'GET /api/flight/{id}': { url: `/api/flight/${ids.flight}`, response: flight },
  'GET /api/flight/{id}/has-bookings': {
    url: `/api/flight/${ids.flight}/has-bookings`,
    response: { hasBookings: true },
  },
  'GET /api/siteinfo/admin/all': {
    response: expect.objectContaining({
      ...texts,
      mapEmbedCode: expect.stringContaining(texts.mapEmbedCode),
      versions: expect.objectContaining({ faq: 1, chat: 0 }),
    }),
  },
  'GET /api/siteinfo/admin/email': {
    response: { adminEmail: email },
  },
  'GET /api/contact': { url: '/api/contact?q=Ada', response: [editableContact] },
  'GET /api/quote': { url: '/api/quote?q=Ada', response: [editableQuote] },
  'GET /api/booking/filter': {
    url: `/api/booking/filter?airline=${ids.larkAir}&airline=${ids.luton}&departureAirport=${ids.heathrow}&state=pending&state=in-progress&q=Ada&page=1&limit=10`,
    response: page([editableBooking]),
  },
  'GET /api/booking/analytics': {
    response: {
      totalBookings: count,
      upcoming7Days: 0,
      byState: { pending: count, 'in-progress': 0, confirmed: 0, cancelled: 0 },
      topFlights: [
        {
          flightId: ids.flight,
          airline: 'Lark Air',
          departure: 'Heathrow (LHR)',
          arrival: 'Gatwick (LGW)',
          bookingsCount: count,
        },
      ],
      bookingsLast12Months: months,
      bookingsAllTime: months,
    },
  },

  'POST /api/region': {
    payload: { name: 'Asia' },
    status: 201,
    response: { ...europe, ...made, name: 'Asia' },
  },
  'PUT /api/region/{id}': {
    url: of('region'),
    payload: { name: 'Africa' },
    response: { ...europe, ...saved, name: 'Africa' },
  },
  'POST /api/country': {
    payload: { name: 'Spain', region: { id: ids.europe, name: 'Europe' } },
    status: 201,
    response: { ...unitedKingdom, ...made, name: 'Spain' },
  },
  'PUT /api/country/{id}': {
    url: of('country'),
    payload: { name: 'Portugal', region: ids.europe },
    response: { ...unitedKingdom, ...saved, name: 'Portugal' },
  },
  'POST /api/location': {
    payload: location,
    status: 201,
    response: storedLocation,
  },
  'PUT /api/location/{id}': {
    url: of('location'),
    payload: { ...location, name: 'Nice' },
    response: { ...storedLocation, ...saved, name: 'Nice' },
  },
  'POST /api/upload': { ...pictureForm, response: { imageUrl } },
  'POST /api/upload/airlines': {
    ...pictureForm,
    response: { imageUrl },
  },
  'POST /api/airport': {
    payload: lyon,
    status: 201,
    response: storedAirport,
  },
  'PUT /api/airport/{id}': {
    url: of('airport'),
    payload: { ...lyon, code: 'NCE' },
    response: { ...storedAirport, ...saved, code: 'NCE' },
  },
  'POST /api/airline': {
    payload: rhoneAir,
    status: 201,
    response: storedAirline,
  },
  'PUT /api/airline/{id}': {
    url: of('airline'),
    payload: { ...rhoneAir, shortName: 'Loire Air' },
    response: {
      ...storedAirline,
      ...saved,
      name: expect.any(String),
      shortName: 'Loire Air',
    },
  },
  'PUT /api/flight/{id}': {
    url: of('flight'),
    payload: {
      toDuration: { hours: 2, minutes: 5 },
      fromDuration: { hours: 2, minutes: 10 },
      stops: 1,
      prices: [...prices, { month: nextMonth, oneWay: null, roundTrip: 30.5 }],
    },
    response: expect.objectContaining({
      ...saved,
      toDuration: { hours: 2, minutes: 5 },
      fromDuration: { hours: 2, minutes: 10 },
      time: { hours: 2, minutes: 5 },
      stops: 1,
      prices: expect.arrayContaining([
        ...prices,
        {
          month: nextMonth,
          oneWay: null,
          roundTrip: 30.5,
          discount: { oneWay: 0, roundTrip: 0 },
        },
      ]),
    }),
  },
  'POST /api/flight/search-or-create': {
    payload: {
      departureAirport: ids.heathrow,
      arrivalAirport: ids.gatwick,
      airline_id: ids.larkAir,
    },
    response: flight,
  },
  'PUT /api/contact/{id}': {
    url: of('contact'),
    payload: { status: 'in-progress' },
    response: {
      ...editableContact,
      name: spareName,
      email: spareEmail,
      status: 'in-progress',
      version: 2,
    },
  },
  'PUT /api/quote/{id}': {
    url: of('quote'),
    payload: {
      tripType: 'round-trip',
      from: 'Leeds',
      to: 'Rome',
      preferredAirline: null,
      departureDate: departure,
      arrivalDate: `${comeBack}T00:00`,
      passengerCount: { adults: 3, children: 2, infants: 1 },
      status: 'closed',
      price: 99.5,
      notes: 'Rang.',
    },
    response: {
      ...editableQuote,
      customerName: spareName,
      email: spareEmail,
      tripType: 'round-trip',
      from: 'Leeds',
      to: 'Rome',
      preferredAirline: null,
      arrivalDate: comeBack,
      passengerCount: { adults: 3, children: 2, infants: 1 },
      status: 'closed',
      price: 99.5,
      notes: 'Rang.',
      version: 2,
    },
  },
  'PUT /api/booking/{id}': {
    url: of('booking'),
    payload: {
      departureDate: `${departure}T00:00`,
      returnDate: comeBack,
      peopleCount: { adults: 3, children: 0, infants: 1 },
      state: 'confirmed',
      finalPrice: 250.75,
      notes: 'Rang.',
    },
    response: {
      ...editableBooking,
      customerName: spareName,
      userEmail: spareEmail,
      returnDate: comeBack,
      peopleCount: { adults: 3, children: 0, infants: 1 },
      initialTotalPrice: 199.96,
      state: 'confirmed',
      finalPrice: 250.75,
      notes: 'Rang.',
      version: 2,
    },
  },
  'DELETE /api/region/{id}': deletion('region'),
  'DELETE /api/country/{id}': deletion('country'),
  'DELETE /api/location/{id}': deletion('location'),
  'DELETE /api/airport/{id}': deletion('airport'),
  'DELETE /api/airline/{id}': deletion('airline'),
  'DELETE /api/flight/{id}': deletion('flight'),
  'DELETE /api/contact/{id}': deletion('contact', 'contact message'),
  'DELETE /api/quote/{id}': deletion('quote', 'quote request'),
  'DELETE /api/booking/{id}': deletion('booking'),
  'PUT /api/siteinfo': {
    payload: { faq: [{ question: 'When?', answer: 'Now.' }], isAdmin: true },
    response: { faq: [{ question: 'When?', answer: 'Now.' }], version: 2 },
  },
  'PUT /api/siteinfo/admin/email': {
    payload: { oldEmail: email, newEmail: 'chief@larkfare.example' },
    response: { message: expect.stringContaining('We sent a link to the current email address.') },
  },
  'PUT /api/siteinfo/password': {
    payload: { oldPassword: password, newPassword: 'another password of the test' },
    response: { message: expect.stringMatching(/\.$/) },
  },
} satisfies Record<(typeof closedAdminRows)[number], Call>;
