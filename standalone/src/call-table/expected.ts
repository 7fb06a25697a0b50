import {
  airline,
  booking as bookingRequest,
  comeBack,
  contact as message,
  departure,
  ids,
  image,
  prices,
  quote as quoteRequest,
} from './fixture.ts';

/** The records of the fixture in REST's shapes. */

export const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const timestamps = { createdAt: moment, updatedAt: moment };
const stored = { ...timestamps, version: 1 };

export const page = (results: unknown[]) => ({ results, totalPages: 1, currentPage: 1 });

export const europe = { _id: ids.europe, name: 'Europe', ...stored };
export const france = {
  _id: ids.france,
  name: 'France',
  region: { _id: ids.europe, name: 'Europe' },
  ...stored,
};
export const popularParis = {
  _id: ids.paris,
  name: 'Paris',
  image,
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
export const listedParis = {
  ...paris,
  country: ids.france,
  countryName: 'France',
  regionName: 'Europe',
  hasAirports: true,
  ...stored,
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
  version: 1,
});
export const charlesDeGaulle = airport(ids.charlesDeGaulle, 'CDG', 'Charles de Gaulle');
export const heathrow = airport(ids.heathrow, 'LHR', 'Heathrow');
export const orly = airport(ids.orly, 'ORY', 'Orly');
export const airports = [charlesDeGaulle, heathrow, orly];
export const suggestions = airports.map(({ _id, name, code }) => ({
  airportId: _id,
  airportName: name,
  airportCode: code,
  locationId: ids.paris,
  locationName: 'Paris',
  countryName: 'France',
  regionName: 'Europe',
}));
export const larkAir = {
  _id: ids.larkAir,
  name: 'Lark Air',
  ...airline,
  hasFlights: true,
  version: 1,
};
const there = { hours: 1, minutes: 15 };
const back = { hours: 1, minutes: 20 };
export const flight = {
  _id: ids.flight,
  flightId: ids.flight,
  departureAirport: { _id: ids.heathrow, code: 'LHR', name: 'Heathrow' },
  arrivalAirport: { _id: ids.charlesDeGaulle, code: 'CDG', name: 'Charles de Gaulle' },
  airline: { _id: ids.larkAir, name: 'Lark Air', shortName: 'Lark Air', monogramPicture: image },
  toDuration: there,
  fromDuration: back,
  time: there,
  stops: 0,
  prices,
  ...timestamps,
  version: 2,
};

const toDateParts = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
};
export const offer = {
  _id: ids.flight,
  flightId: ids.flight,
  airlineId: ids.larkAir,
  airlineName: 'Lark Air',
  airlineMono: image,
  airlineLogo: image,
  depAirportId: ids.heathrow,
  depAirportCode: 'LHR',
  depAirportName: 'Heathrow',
  arrAirportId: ids.charlesDeGaulle,
  arrAirportCode: 'CDG',
  arrAirportName: 'Charles de Gaulle',
  toDuration: there,
  fromDuration: back,
  originalPrice: 109.99,
  discount: 10,
  finalPrice: 99.99,
  stops: 0,
  recommended: true,
  departureDate: toDateParts(departure),
  arrivalDate: toDateParts(comeBack),
};
const { flightId, adults, children, ...customer } = bookingRequest;
export const booking = {
  ...customer,
  _id: id,
  reference: expect.stringMatching(/^LF-/),
  flight: {
    _id: flightId,
    departureAirport: { name: 'Heathrow', code: 'LHR' },
    arrivalAirport: { name: 'Charles de Gaulle', code: 'CDG' },
    airline: { shortName: 'Lark Air', monogramPicture: image },
    toDuration: there,
    fromDuration: back,
  },
  contactPreference: 'call',
  peopleCount: { adults, children, infants: 0 },
  extraDetails: '',
  departureDate: departure,
  returnDate: null,
  state: 'pending',
  createdAt: moment,
};
export const editableBooking = {
  ...booking,
  finalPrice: null,
  notes: '',
  updatedAt: moment,
  version: 1,
};
export const quote = {
  ...quoteRequest,
  _id: id,
  reference: expect.stringMatching(/^LQ-/),
  contactPhone: '',
  preferredAirline: { _id: ids.larkAir, shortName: 'Lark Air' },
  arrivalDate: null,
  extraDetails: '',
  status: 'pending',
  createdAt: moment,
};
export const editableQuote = { ...quote, price: null, notes: '', updatedAt: moment, version: 1 };
export const contact = {
  ...message,
  _id: id,
  reference: expect.stringMatching(/^LM-/),
  phone: '',
  status: 'pending',
  createdAt: moment,
};
export const editableContact = { ...contact, extraNotes: '', updatedAt: moment, version: 1 };
