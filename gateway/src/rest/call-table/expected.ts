import { ids } from '../../testing/small-site.ts';

/** The records of the small site as the REST API returns them. */

export const moment = '2026-01-02T03:04:05.000Z';
export const timestamps = { createdAt: moment, updatedAt: moment };
export const france = {
  _id: ids.france,
  name: 'France',
  region: { _id: ids.europe, name: 'Europe' },
  ...timestamps,
  version: 1,
};
export const europe = { _id: ids.europe, name: 'Europe', ...timestamps, version: 1 };
export const popularParis = {
  _id: ids.paris,
  name: 'Paris',
  image: '/media/places/PAR',
  description: 'The capital.',
};
export const paris = {
  ...popularParis,
  locationId: ids.paris,
  dealings: 'hot-deals',
  dealingsDescription: 'From £49.',
  isPopular: true,
  country: { name: 'France' },
};
export const atlantis = {
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
export const listedParis = {
  ...paris,
  country: ids.france,
  countryName: 'France',
  regionName: 'Europe',
  hasAirports: true,
  ...timestamps,
  version: 1,
};
export const airport = (id: string, code: string, name: string) => ({
  _id: id,
  name,
  code,
  location: {
    _id: ids.paris,
    name: 'Paris',
    country: { name: 'France', region: { name: 'Europe' } },
  },
  version: 1,
});
export const heathrow = airport(ids.heathrow, 'LHR', 'Heathrow');
export const charlesDeGaulle = airport(ids.charlesDeGaulle, 'CDG', 'Charles de Gaulle');
export const orly = airport(ids.orly, 'ORY', 'Orly');
export const suggestion = ({ _id, name, code }: typeof orly) => ({
  airportId: _id,
  airportName: name,
  airportCode: code,
  locationId: ids.paris,
  locationName: 'Paris',
  countryName: 'France',
  regionName: 'Europe',
});
export const suggestions = [heathrow, charlesDeGaulle, orly].map(suggestion);
export const larkAir = {
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
  version: 1,
};
export const flight = {
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
  ...timestamps,
  version: 1,
};

export const page = (results: unknown[], currentPage = 1) => ({
  results,
  totalPages: 3,
  currentPage,
});
export const offer = {
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
};
export const booking = {
  _id: ids.booking,
  reference: 'LF-TEST',
  flight: {
    _id: ids.flight,
    departureAirport: { name: 'Heathrow', code: 'LHR' },
    arrivalAirport: { name: 'Charles de Gaulle', code: 'CDG' },
    airline: { shortName: 'Lark Air', monogramPicture: '/media/airlines/lark-icon.svg' },
    toDuration: { hours: 1, minutes: 15 },
    fromDuration: { hours: 1, minutes: 20 },
  },
  customerName: 'Ada',
  userEmail: 'ada@example.com',
  contactPhone: '1',
  contactPreference: 'call',
  peopleCount: { adults: 2, children: 1, infants: 0 },
  extraDetails: '',
  departureDate: '2026-12-24',
  returnDate: null,
  initialBookingPrice: 99.99,
  state: 'in-progress',
  createdAt: moment,
};
export const officesBooking = {
  ...booking,
  finalPrice: null,
  notes: '',
  updatedAt: moment,
  version: 1,
};
export const quote = {
  _id: ids.booking,
  reference: 'LQ-TEST',
  customerName: 'Ada',
  email: 'ada@example.com',
  contactPhone: '',
  tripType: 'one-way',
  from: 'London',
  to: 'Atlantis',
  preferredAirline: { _id: ids.larkAir, shortName: 'Lark Air' },
  departureDate: '2026-12-24',
  arrivalDate: null,
  passengerCount: { adults: 1, children: 0, infants: 0 },
  extraDetails: '',
  status: 'pending',
  createdAt: moment,
};
export const officesQuote = { ...quote, price: 120.5, notes: '', updatedAt: moment, version: 1 };
export const contact = {
  _id: ids.booking,
  reference: 'LM-TEST',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Do you fly to Atlantis?',
  status: 'responded',
  createdAt: moment,
};
export const officesContact = { ...contact, extraNotes: '', updatedAt: moment, version: 1 };
