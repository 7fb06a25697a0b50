import { type LocalDate, monthOf } from '@larkfare/london-dates';
import { connectionMinutes, greatCircleKm, legMinutes } from '../import/flight-time.rules.ts';
import { type ServedAirport } from './airports.ts';
import { type AirlineProfile, type Place, ukCountries } from './demonstration-tables.ts';
import { monthlyFares, type MonthlyFare } from './fare.rules.ts';
import { planFlights, type Distance, type PlannedFlight } from './flight-network.rules.ts';
import { seededRandom } from './seeded-random.rules.ts';

export interface DemonstrationFlight {
  airline: string;
  from: ServedAirport;
  to: ServedAirport;
  via?: string;
  outboundMinutes: number;
  returnMinutes: number;
  fares: MonthlyFare[];
}

type Airports = ReadonlyMap<string, ServedAirport>;

/** Every flight of the demonstration: from the UK and back again, since people search for both. */
export function planCatalogue(
  airlines: readonly AirlineProfile[],
  places: readonly Place[],
  airports: Airports,
  today: LocalDate,
): DemonstrationFlight[] {
  const airport = (code: string) => {
    const found = airports.get(code);
    if (!found) throw new Error(`No place of the demonstration has the airport ${code}.`);
    return found;
  };
  const distance = remembered((one, other) => greatCircleKm(airport(one), airport(other)));
  const destinations = places.map((place) => ({
    ...place,
    country: airport(place.airports[0] ?? '').country,
  }));
  return airlines.flatMap((airline) => {
    const planned = planFlights(airline, destinations, distance);
    const both = withWayBack(planned);
    return both.map((flight) => toFlight(flight, airline, airport, monthOf(today)));
  });
}

/** Planning reads the same distances again and again. */
function remembered(distance: Distance): Distance {
  const cached = new Map<string, number>();
  return (one, other) => {
    const key = one < other ? one + other : other + one;
    const km = cached.get(key) ?? distance(one, other);
    cached.set(key, km);
    return km;
  };
}

/** A domestic flight may be planned in both directions already. */
function withWayBack(planned: PlannedFlight[]): PlannedFlight[] {
  const key = ({ from, to }: PlannedFlight) => from + to;
  const all = new Map(planned.map((flight) => [key(flight), flight]));
  for (const { airline, from, to, via } of planned) {
    const back = { airline, from: to, to: from, via };
    if (!all.has(key(back))) all.set(key(back), back);
  }
  return [...all.values()];
}

function toFlight(
  { from: fromCode, to: toCode, via }: PlannedFlight,
  { code, style }: AirlineProfile,
  airport: (code: string) => ServedAirport,
  month: number,
): DemonstrationFlight {
  const from = airport(fromCode);
  const to = airport(toCode);
  const abroad = ukCountries.has(to.country) ? from : to;
  const minutes = (start: ServedAirport, end: ServedAirport) =>
    via === undefined
      ? legMinutes(start, end)
      : legMinutes(start, airport(via)) +
        changeMinutes(code, start, end) +
        legMinutes(airport(via), end);
  return {
    airline: code,
    from,
    to,
    via,
    outboundMinutes: minutes(from, to),
    returnMinutes: minutes(to, from),
    fares: monthlyFares({
      airline: code,
      style,
      from: fromCode,
      to: toCode,
      season: abroad.place.season,
      km: greatCircleKm(from, to),
      stops: via === undefined ? 0 : 1,
      isDeal: abroad.place.dealings !== undefined,
      month,
    }),
  };
}

/** From an hour and a quarter to three hours, as timetables happen to meet. */
const changeMinutes = (airline: string, from: ServedAirport, to: ServedAirport) =>
  connectionMinutes -
  30 +
  Math.round(seededRandom(`change ${airline}${from.code}${to.code}`) * 21) * 5;
