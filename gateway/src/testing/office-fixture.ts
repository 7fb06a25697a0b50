import { bearerToken } from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type Resolvers } from './fake-subgraph.ts';
import {
  europe,
  flight,
  france,
  heathrow,
  ids,
  larkAir,
  orly,
  pageOf,
  paris,
  charlesDeGaulle,
  written,
} from './site-fixture.ts';

/** Comes with every request of the administrator. */
export const signedIn = { authorization: 'Bearer signed-in' };

const booking = {
  ...written,
  id: ids.booking,
  reference: 'LF-TEST',
  flightId: ids.flight,
  customerName: 'Ada',
  userEmail: 'ada@example.com',
  contactPhone: '1',
  contactPreference: 'call',
  adults: 2,
  children: 1,
  infants: 0,
  extraDetails: '',
  callTime: 'any',
  departureDate: '2026-12-24',
  returnDate: null,
  outboundMinutes: 75,
  returnMinutes: 80,
  stops: 0,
  travelClass: 'economy',
  initialPricePence: 9999,
  childPercent: 75,
  infantPercent: 10,
  totalPence: 19998,
  state: 'inProgress',
  airline: larkAir,
  departureAirport: heathrow,
  arrivalAirport: charlesDeGaulle,
  finalPricePence: null,
  notes: '',
  hasPage: true,
  pagePath: null,
};
const quote = {
  ...written,
  id: ids.booking,
  reference: 'LQ-TEST',
  customerName: 'Ada',
  email: 'ada@example.com',
  contactPhone: '',
  tripType: 'oneWay',
  from: 'London',
  to: 'Atlantis',
  departureDate: '2026-12-24',
  returnDate: null,
  adults: 1,
  children: 0,
  infants: 0,
  extraDetails: '',
  callTime: 'any',
  status: 'pending',
  preferredAirline: larkAir,
  pricePence: 12050,
  notes: '',
};
const contactMessage = {
  ...written,
  id: ids.booking,
  reference: 'LM-TEST',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Do you fly to Atlantis?',
  status: 'responded',
  extraNotes: '',
};
const month = { year: 2026, month: 11, bookingsCreated: 4, peopleDeparting: 9 };

interface Change {
  id?: string;
  version?: number | null;
  input: Record<string, unknown>;
}

/** A text of the input selects its refusal; `missing` does not exist, and version 1 is the newest. */
const refusals: Record<string, object> = {
  invalid: { __typename: 'InvalidInput', message: 'Name is required.', fields: [] },
  taken: { __typename: 'AlreadyExists', message: 'There is one with this name already.' },
};
const notFound = { __typename: 'NotFound', message: 'It is not there any more.' };
const stale = { __typename: 'Stale', message: 'Someone else has changed this.' };

const save = (name: string, field: string, record: object) => {
  const change = (_: unknown, { id, version, input }: Change) => {
    const refused = Object.values(input).find(
      (value) => typeof value === 'string' && refusals[value],
    );
    if (refused) return refusals[String(refused)];
    if (id === ids.missing) return notFound;
    if (version != null && version !== 1) return stale;
    const changes = Object.entries(input).filter(([, value]) => value !== undefined);
    return {
      __typename: `${name}Saved`,
      [field]: { ...record, ...Object.fromEntries(changes), version: 2 },
    };
  };
  return { [`create${name}`]: change, [`update${name}`]: change, [`delete${name}`]: remove };
};

const remove = (_: unknown, { id }: { id: string }) => {
  if (id === ids.missing) return notFound;
  if (id === ids.inUse) return { __typename: 'InUse', message: 'Something still depends on it.' };
  return { __typename: 'Deleted', id };
};

const pieces = (_: unknown, { after }: { after?: string | null }) =>
  after == null ? { text: 'Reference\r\n', next: '1' } : { text: 'TEST\r\n', next: null };

/** Two pieces of one record each, and an empty one: it was deleted meanwhile. */
const halves =
  (record: object) =>
  (_: unknown, { after }: { after?: string | null }) => ({
    items: after === '2' ? [] : [record],
    next: { '': '1', 1: '2', 2: null }[after ?? ''] ?? null,
  });

/** The results that only the contract has, for its mutations. */
const only = (mutations: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(mutations).filter(([name]) => !names.includes(name)));

const catalogue: Resolvers = {
  Query: {
    locationSearch: (_: unknown, { page }: { page: number }) => pageOf([paris], page),
  },
  Mutation: {
    ...save('Region', 'region', europe),
    ...save('Country', 'country', france),
    ...save('Location', 'location', paris),
    ...save('Airport', 'airport', orly),
    ...save('Airline', 'airline', larkAir),
    ...only(save('Flight', 'flight', flight), 'createFlight'),
    findOrCreateFlight: (_: unknown, { airlineId }: { airlineId: string }) =>
      airlineId === ids.missing
        ? { __typename: 'InvalidInput', message: 'Choose an airline.', fields: [] }
        : { __typename: 'FlightFound', flight, isNew: airlineId !== ids.larkAir },
  },
};

const bookings: Resolvers = {
  Query: {
    bookings: (_: unknown, { page }: { page: number }) => pageOf([booking], page),
    bookingsExport: pieces,
    bookingAnalytics: () => ({
      totalBookings: 12,
      upcomingWeek: 3,
      byState: [
        { state: 'pending', bookings: 5 },
        { state: 'inProgress', bookings: 7 },
      ],
      topFlights: [
        {
          flightId: ids.flight,
          airline: 'Lark Air',
          departure: 'LHR',
          arrival: 'CDG',
          bookings: 8,
        },
      ],
      lastTwelveMonths: [month],
      allTime: [month],
    }),
    quotes: (_: unknown, { page }: { page: number }) => pageOf([quote], page),
    quotesAfter: halves(quote),
    quotesExport: pieces,
    contactMessages: (_: unknown, { page }: { page: number }) => pageOf([contactMessage], page),
    contactMessagesAfter: halves(contactMessage),
    contactMessagesExport: pieces,
  },
  Mutation: {
    ...only(save('Booking', 'booking', booking), 'createBooking'),
    ...only(save('Quote', 'quote', quote), 'createQuote'),
    ...only(save('ContactMessage', 'contactMessage', contactMessage), 'createContactMessage'),
  },
};

interface SavedValues {
  values: Record<string, unknown>;
  basedOn: { key: string; version: number }[];
}
const siteValues = {
  brand: { name: 'Larkfare', tagline: '', footerText: '' },
  contactPhone: '020 7946 0000',
  contactEmail: '',
  contactWhatsApp: '',
  openingHours: { days: [], closedOn: [] },
  fareShares: { childPercent: 100, infantPercent: 100 },
  addressText: '',
  mapEmbed: '',
  aboutInfo: '',
  claims: [],
  protectionScheme: { name: '', number: '' },
  faq: [],
  privacyPolicy: [],
  terms: [],
  payLater: { heading: '', text: '', items: [] },
  aboutUsLong: [],
  chat: null,
  bookingListCurrency: 'USD',
  versions: [
    { key: 'contactPhone', version: 3 },
    { key: 'faq', version: 0 },
  ],
};
interface Secrets {
  oldPassword?: string;
  oldEmail?: string;
}

const tooManyGuesses = { __typename: 'TooManyRequests', message: 'Not yet.', retryAfterSeconds: 4 };

const account =
  (type: string, message: string, problem: string) =>
  (_: unknown, { oldPassword, oldEmail }: Secrets) =>
    [oldPassword, oldEmail].includes('wrong')
      ? { __typename: 'InvalidInput', message: problem, fields: [] }
      : oldPassword === 'tried'
        ? tooManyGuesses
        : { __typename: type, message };

const content: Resolvers = {
  Query: {
    viewer: (_: unknown, __: unknown, { headers }: { headers: RequestHeaders }) =>
      bearerToken(headers.authorization) === 'signed-in'
        ? { id: ids.administrator, email: 'admin@larkfare.example' }
        : null,
    siteValues: () => siteValues,
  },
  Mutation: {
    signIn: (_: unknown, { password }: { password: string }) =>
      password === 'right'
        ? { __typename: 'SignedIn', token: 'signed-in', message: 'Signed in.' }
        : password === 'tried'
          ? tooManyGuesses
          : { __typename: 'SignInRefused', message: 'That is not right.' },
    signOut: () => true,
    saveSiteValues: (_: unknown, { values, basedOn }: SavedValues) => {
      if (Object.values(values).includes('invalid')) return refusals.invalid;
      if (basedOn.some(({ version }) => version !== 1)) return stale;
      const versions = Object.keys(values).map((key) => ({ key, version: 2 }));
      return { __typename: 'SiteValuesSaved', values: { ...siteValues, ...values, versions } };
    },
    changePassword: account('PasswordChanged', 'Password changed.', 'That is not the password.'),
    changeEmail: account(
      'EmailChangeRequested',
      'We sent a link to the current email address.',
      'Current email does not match',
    ),
    requestPasswordReset: () => ({ message: 'A link is on its way.' }),
  },
};

/** The office's resolvers. */
export const officeResolvers = { catalogue, bookings, content };
