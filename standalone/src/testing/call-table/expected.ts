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
export const unitedKingdom = {
  _id: ids.unitedKingdom,
  name: 'United Kingdom',
  region: { _id: ids.europe, name: 'Europe' },
  ...stored,
};
export const popularLondon = {
  _id: ids.london,
  name: 'London',
  image,
  description: 'The capital.',
};
export const london = {
  ...popularLondon,
  locationId: ids.london,
  dealings: 'hot-deals',
  dealingsDescription: 'From £49.',
  isPopular: true,
  country: { name: 'United Kingdom' },
};
export const listedLondon = {
  ...london,
  otherNames: ['LON'],
  country: ids.unitedKingdom,
  countryName: 'United Kingdom',
  regionName: 'Europe',
  hasAirports: true,
  ...stored,
};
const airport = (id: string, code: string, name: string) => ({
  _id: id,
  name,
  code,
  location: {
    _id: ids.london,
    name: 'London',
    country: { name: 'United Kingdom', region: { name: 'Europe' } },
  },
  version: 1,
});
const gatwick = airport(ids.gatwick, 'LGW', 'Gatwick');
const heathrow = airport(ids.heathrow, 'LHR', 'Heathrow');
export const luton = airport(ids.luton, 'LTN', 'Luton');
export const airports = [gatwick, heathrow, luton];
export const suggestions = airports.map(({ _id, name, code }) => ({
  airportId: _id,
  airportName: name,
  airportCode: code,
  locationId: ids.london,
  locationName: 'London',
  countryName: 'United Kingdom',
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
  arrivalAirport: { _id: ids.gatwick, code: 'LGW', name: 'Gatwick' },
  airline: { _id: ids.larkAir, name: 'Lark Air', shortName: 'Lark Air', monogramPicture: image },
  toDuration: there,
  fromDuration: back,
  time: there,
  stops: 0,
  operatedBy: 'Wren Air',
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
  arrAirportId: ids.gatwick,
  arrAirportCode: 'LGW',
  arrAirportName: 'Gatwick',
  toDuration: there,
  fromDuration: back,
  originalPrice: 109.99,
  discount: 10,
  finalPrice: 99.99,
  stops: 0,
  operatedBy: 'Wren Air',
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
    arrivalAirport: { name: 'Gatwick', code: 'LGW' },
    airline: { shortName: 'Lark Air', monogramPicture: image },
    toDuration: there,
    fromDuration: back,
    operatedBy: 'Wren Air',
  },
  initialTotalPrice: 149.97,
  fareShares: { childPercent: 100, infantPercent: 100 },
  contactPreference: 'call',
  peopleCount: { adults, children, infants: 0 },
  extraDetails: '',
  departureDate: departure,
  returnDate: null,
  state: 'pending',
  pagePath: expect.stringMatching(/^\/your-booking#[\w-]{43}$/),
  createdAt: moment,
};
export const editableBooking = {
  ...booking,
  finalPrice: null,
  notes: '',
  hasPage: true,
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
