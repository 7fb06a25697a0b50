import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { GraphQLError } from 'graphql';
import { type Resolvers } from './fake-subgraph.ts';

/** Ids of the few records in the tests' subgraphs. */
export const ids = {
  europe: '01900000-0000-7000-8000-000000000001',
  france: '01900000-0000-7000-8000-000000000002',
  paris: '01900000-0000-7000-8000-000000000003',
  atlantis: '01900000-0000-7000-8000-000000000004',
  heathrow: '01900000-0000-7000-8000-000000000005',
  charlesDeGaulle: '01900000-0000-7000-8000-000000000006',
  orly: '01900000-0000-7000-8000-000000000007',
  larkAir: '01900000-0000-7000-8000-000000000008',
  flight: '01900000-0000-7000-8000-000000000009',
  booking: '01900000-0000-7000-8000-00000000000a',
  administrator: '01900000-0000-7000-8000-00000000000b',
  /** Something still depends on whatever has this id. */
  inUse: '01900000-0000-7000-8000-00000000000c',
  missing: '01900000-0000-7000-8000-0000000000ff',
};

const moment = '2026-01-02T03:04:05.000Z';
export const written = { createdAt: moment, updatedAt: moment, version: 1 };

export const europe = { id: ids.europe, name: 'Europe', ...written };
export const france = { id: ids.france, name: 'France', code: 'FR', region: europe, ...written };
export const paris = {
  id: ids.paris,
  name: 'Paris',
  otherNames: ['PAR'],
  image: '/media/places/PAR',
  description: 'The capital.',
  dealings: 'hotDeals',
  dealingsDescription: 'From £49.',
  isPopular: true,
  country: france,
  hasAirports: true,
  firstAirport: { id: ids.charlesDeGaulle },
  ...written,
};
const atlantis = {
  ...paris,
  id: ids.atlantis,
  name: 'Atlantis',
  image: null,
  description: null,
  dealings: 'none',
  dealingsDescription: null,
  isPopular: false,
  hasAirports: false,
  firstAirport: null,
};
const airport = (id: string, code: string, name: string) => ({
  id,
  code,
  name,
  location: paris,
  usedInFlights: true,
  ...written,
});
export const charlesDeGaulle = airport(ids.charlesDeGaulle, 'CDG', 'Charles de Gaulle');
export const orly = airport(ids.orly, 'ORY', 'Orly');
export const heathrow = airport(ids.heathrow, 'LHR', 'Heathrow');
const airports = [heathrow, charlesDeGaulle, orly];
export const larkAir = {
  id: ids.larkAir,
  name: 'Lark Air Limited',
  shortName: 'Lark Air',
  code: 'LK',
  overview: 'Early birds.',
  logoPicture: '/media/airlines/lark.svg',
  monogramPicture: '/media/airlines/lark-icon.svg',
  hasBaggage: true,
  baggage: [{ heading: 'Cabin', description: '10 kg' }],
  details: [{ heading: 'Fleet', description: '12 aircraft' }],
  hasFlights: true,
  ...written,
};
export const flight = {
  id: ids.flight,
  departureAirport: heathrow,
  arrivalAirport: charlesDeGaulle,
  airline: larkAir,
  outboundMinutes: 75,
  returnMinutes: 80,
  stops: 0,
  monthlyPrices: [
    {
      month: 12,
      oneWayPence: 4999,
      oneWaySavingPence: 0,
      roundTripPence: null,
      roundTripSavingPence: 0,
    },
  ],
  ...written,
};
const offer = {
  flightId: ids.flight,
  airline: larkAir,
  departureAirport: { ...heathrow, locationName: 'London' },
  arrivalAirport: { ...charlesDeGaulle, locationName: 'Paris' },
  outboundMinutes: 75,
  returnMinutes: 80,
  stops: 0,
  originalPricePence: 10999,
  savingPence: 1000,
  finalPricePence: 9999,
  isRecommended: true,
};
const suggestions = airports.map(({ id, code, name }) => ({
  airportId: id,
  airportName: name,
  airportCode: code,
  locationId: ids.paris,
  locationName: 'Paris',
  countryName: 'France',
  regionName: 'Europe',
}));

export const pageOf = <Item>(items: Item[], page = 1) => ({
  items,
  page,
  totalPages: 3,
  totalItems: 3 * items.length,
});
const find = <Item extends { id: string }>(items: Item[], { id }: { id: string }) =>
  items.find((item) => item.id === id) ?? null;

interface SearchInput {
  tripType: string;
  departureDate?: string;
  returnDate?: string;
  page: number;
}

interface BookingInput extends Record<string, unknown> {
  customerName: string;
  flightId: string;
  initialPricePence: number;
}

interface QuoteInput extends Record<string, unknown> {
  customerName: string;
  preferredAirlineId?: string | null;
}

export const catalogueResolvers: Resolvers = {
  LocalDate: LocalDateScalar as never,
  Query: {
    regions: () => [europe],
    countries: () => [france],
    country: (_: unknown, key: { id: string }) => find([france], key),
    popularLocations: () => [paris],
    deals: () => ({ lastMinutes: [], topDestinations: [], hotDeals: [paris] }),
    location: (_: unknown, key: { id: string }) => find([paris, atlantis], key),
    locationsOfRegion: (_: unknown, { page }: { page: number }) => pageOf([atlantis, paris], page),
    locations: () => [paris],
    airportSuggestions: () => suggestions,
    airportSearch: (_: unknown, { page }: { page: number }) => pageOf(suggestions, page),
    airports: (_: unknown, { page }: { page: number }) => pageOf(airports, page),
    airport: (_: unknown, key: { id: string }) => find(airports, key),
    airportsOfLocation: () => [charlesDeGaulle, orly],
    airlines: () => [larkAir],
    airline: (_: unknown, key: { id: string }) => find([larkAir], key),
    airlineSearch: (_: unknown, { page }: { page: number }) => pageOf([larkAir], page),
    airlineSuggestions: () => [larkAir],
    flight: (_: unknown, key: { id: string }) => find([flight], key),
    flightSearch: (_: unknown, { input }: { input: SearchInput }) => ({
      ...pageOf(
        [
          {
            ...offer,
            tripType: input.tripType,
            departureDate: input.departureDate ?? '2026-12-01',
            returnDate: input.tripType === 'oneWay' ? null : (input.returnDate ?? '2026-12-08'),
          },
        ],
        input.page,
      ),
      pricesAsOf: moment,
      airlines: [],
    }),
  },
};

export const bookingsResolvers: Resolvers = {
  LocalDate: LocalDateScalar as never,
  Flight: { __resolveReference: (key: { id: string }) => key, hasBookings: () => true },
  Mutation: {
    requestBooking: (_: unknown, { input }: { input: BookingInput }) => {
      const refused = refusals[input.customerName];
      if (refused) return refused;
      return {
        __typename: 'BookingRequested',
        booking: {
          ...input,
          childPercent: 100,
          infantPercent: 100,
          totalPence: input.initialPricePence,
          id: ids.booking,
          reference: 'LF-TEST',
          airline: larkAir,
          departureAirport: heathrow,
          arrivalAirport: charlesDeGaulle,
          outboundMinutes: 75,
          returnMinutes: 80,
          stops: 0,
          state: 'pending',
          createdAt: moment,
        },
      };
    },
    stopPriceAlert: (_: unknown, { token }: { token: string }) =>
      token === 'gone'
        ? { __typename: 'NotFound', message: 'It has expired.' }
        : { __typename: 'Deleted', id: token },
    sendContactMessage: (_: unknown, { input }: { input: { name: string } }) =>
      refusals[input.name] ?? {
        __typename: 'ContactMessageSent',
        contactMessage: { ...input, ...kept, reference: 'LM-TEST' },
      },
    requestQuote: (_: unknown, { input }: { input: QuoteInput }) =>
      refusals[input.customerName] ?? {
        __typename: 'QuoteRequested',
        quote: {
          ...input,
          ...kept,
          reference: 'LQ-TEST',
          preferredAirline: input.preferredAirlineId && larkAir,
        },
      },
  },
};

const kept = { id: ids.booking, status: 'inProgress', createdAt: moment };

/** A customer with one of these names is refused that way. */
const refusals: Record<string, { __typename: string } & Record<string, unknown>> = {
  invalid: { __typename: 'InvalidInput', message: 'Please give your email address.', fields: [] },
  gone: { __typename: 'NotFound', message: 'This flight is no longer offered.' },
  dearer: { __typename: 'PriceChanged', message: 'It is £120.00 now.', currentPricePence: 12000 },
  eager: {
    __typename: 'TooManyRequests',
    message: 'Please try again later.',
    retryAfterSeconds: 60,
  },
  reused: { __typename: 'IdempotencyKeyReused', message: 'This key belongs to another request.' },
};

const section = {
  heading: 'What we keep',
  text: 'Little.',
  bullets: [
    { heading: 'Names', text: 'To greet you.' },
    { heading: null, text: 'No cookies.' },
  ],
};

export const contentResolvers: Resolvers = {
  Query: {
    siteInformation: () => ({
      contactPhone: '020 7946 0000',
      contactEmail: 'hello@larkfare.example',
      contactWhatsApp: '+44 20 7946 0000',
      openingHours: { days: [{ day: 'Monday', opens: '09:00', closes: '18:00' }], closedOn: [] },
      fareShares: { childPercent: 75, infantPercent: 10 },
      addressText: '1 Lark Lane',
      mapEmbedUrl: 'https://maps.example/embed?a=1&b="2"',
      aboutInfo: 'We like mornings.',
      aboutUsLong: [{ subheading: null, text: 'At length.' }],
      payLater: {
        heading: 'Book now',
        text: 'Pay later.',
        items: [{ subheading: 'How', text: 'Ring us.' }],
      },
      faq: [{ question: 'Why?', answer: 'Because.' }],
      privacyPolicy: [section],
      terms: [section],
    }),
  },
};

export const unavailable = () => {
  throw new GraphQLError('Not answering.', { extensions: { code: 'SERVICE_UNAVAILABLE' } });
};
