import { z } from 'zod';
import { readTable } from './read-table.ts';

const read = <Row extends z.ZodType>(name: string, row: Row) =>
  readTable(new URL(`data/${name}.csv`, import.meta.url), row);

const text = z.string().trim().min(1);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]);
/** Codes or words with spaces between; none where the value is empty. */
const words = z.string().transform((list) => list.split(' ').filter(Boolean));
const airport = z.string().regex(/^[A-Z]{3}$/, 'An airport has a code of three letters.');
const airports = words.pipe(z.array(airport));
const country = z.string().regex(/^[A-Z]{2}$/, 'A country has a code of two letters.');

/** Groups of countries by ISO code, in which airlines’ networks are described. */
const countryGroups = new Map(
  read('country-groups', z.object({ group: text, countries: words.pipe(z.array(country)) })).map(
    ({ group, countries }) => [group, countries],
  ),
);
const countriesOf = (groups: string[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => countryGroups.get(group) ?? []));
const groups = words.pipe(z.array(z.enum([...countryGroups.keys()]))).transform(countriesOf);

export const ukCountries = countriesOf(['uk']);

const place = z.object({
  name: text,
  /** Other names that people type. */
  otherNames: z.string().transform((list) => list.split('; ').filter(Boolean)),
  /** The main one first. */
  airports,
  /** If it is not the country that the airport is in. */
  country: optional(country),
  /** How prices rise and fall over the year. */
  season: z.enum(['summer', 'winterSun', 'city', 'snow', 'northernSummer', 'southernSummer']),
  popular: z.enum(['yes', '']).transform((answer) => answer === 'yes'),
  description: text,
  dealings: optional(z.enum(['last-minutes', 'top-destinations', 'hot-deals'])),
  dealingsDescription: optional(text),
});

/** A location; its country and position come from its airports. */
export type Place = z.output<typeof place>;
export const places = read('places', place);

/** Names under which British travellers know airports, where OurAirports has the local or the full ceremonial one. */
export const airportNames = new Map(
  read('airport-names', z.object({ code: airport, name: text })).map(({ code, name }) => [
    code,
    name,
  ]),
);

/** Full service, low cost, or holiday flights. */
const style = z.enum(['network', 'lowCost', 'leisure']);

const airline = z.object({
  /** IATA code. */
  code: z.string().length(2),
  name: text,
  style,
  alliance: optional(text),
  /** Airports where its passengers change planes. */
  hubs: airports,
  /** Airports in the UK with flights to those hubs. */
  from: airports,
  /** Its destinations beyond its hubs. */
  connects: groups,
  /** Where its aeroplanes that are based in the UK go. */
  baseCountries: groups,
  /** The airport it uses in a city with several, by that city's main one, as 'main:used'. */
  uses: words
    .pipe(z.array(z.templateLiteral([airport, ':', airport])))
    .transform((pairs) => new Map(pairs.map((pair) => [pair.slice(0, 3), pair.slice(4)]))),
  /** One or two sentences that hold in general. */
  overview: text,
});
const airlineRows = read('airlines', airline);
const airlineCode = z.enum(airlineRows.map(({ code }) => code));

/** Flights from an airport straight to places, or by the airport where passengers change. */
const route = z.object({
  airline: airlineCode,
  from: airport,
  via: optional(airport),
  to: airports,
});
const routes = Map.groupBy(read('airline-routes', route), ({ airline: code }) => code);

/** An airport in the UK where an airline keeps aeroplanes, with the share of its places flown from there. */
const base = z.object({ airline: airlineCode, airport, share: z.coerce.number().gt(0).max(1) });
const bases = Map.groupBy(read('airline-bases', base), ({ airline: code }) => code);

/** Carriers that fly for an airline from and to an airport. */
const operator = z.object({ airline: airlineCode, airport, operator: text });
export const operators = new Map(
  read('airline-operators', operator).map((row) => [`${row.airline} ${row.airport}`, row.operator]),
);

/** An airline and its plausible flights from the UK. */
export const airlines = airlineRows.map((row) => ({
  ...row,
  routes: routes.get(row.code) ?? [],
  bases: bases.get(row.code) ?? [],
}));
export type AirlineProfile = (typeof airlines)[number];

/** Texts about baggage for airlines of each style. */
export const baggageTexts = read(
  'airline-baggage',
  z.object({ style, heading: text, description: text }),
);
