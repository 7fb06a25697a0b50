import {
  cleanText,
  inTitleCase,
  nameLimit,
  numberBetween,
  refused,
  type Parsed,
} from './row-values.rules.ts';

/** An airport as a row of either source describes it. */
export interface AirportRow {
  code: string;
  name: string;
  city: string;
  /** Other names of the city, as far as the source has them. */
  otherNames: readonly string[];
  /** A country's name (OpenFlights) or its ISO code (OurAirports). */
  country: string;
  latitude: number;
  longitude: number;
}

export interface AirlineRow {
  code: string;
  name: string;
  /** A country's name. */
  country: string;
  /** Empty where none was ever assigned. */
  callsign: string;
  active: boolean;
}

export interface RouteRow {
  airlineCode: string;
  departureCode: string;
  arrivalCode: string;
  stops: number;
}

/** airports.dat: id, name, city, country, IATA, ICAO, latitude, longitude, altitude, zone, DST, zone name, type, source. */
export function parseAirport(values: readonly string[]): Parsed<AirportRow> {
  if (values.length !== 14) return refused('does not have 14 values', `${values.length} values`);
  const [, name, city, country, iata, , latitude, longitude, , , , , type] = values;
  if (type !== undefined && ['station', 'port'].includes(type))
    return refused('is not an airport', type);
  return checkAirport({
    code: cleanText(iata),
    name: cleanText(name),
    city: inTitleCase(cleanText(city)),
    otherNames: [],
    country: cleanText(country),
    latitude: numberBetween(latitude, -90, 90),
    longitude: numberBetween(longitude, -180, 180),
  });
}

/** Checks airports of both sources. */
export function checkAirport(
  airport: Omit<AirportRow, 'latitude' | 'longitude'> & { latitude?: number; longitude?: number },
): Parsed<AirportRow> {
  const { code, name, city, otherNames, country, latitude, longitude } = airport;
  if (code === '') return refused('has no IATA code', name);
  if (!/^[A-Z]{3}$/.test(code)) return refused('has an IATA code that is not three letters', code);
  if (name === '') return refused('has no name', code);
  if (name.length > nameLimit) return refused('has a name of more than 150 characters', code);
  if (city.length > nameLimit) return refused('has a city of more than 150 characters', code);
  if (country === '') return refused('has no country', code);
  if (latitude === undefined || longitude === undefined)
    return refused('has a position that is not on the globe', code);
  return {
    value: {
      code,
      name,
      city: city || cityFromAirport(name),
      otherNames,
      country,
      latitude,
      longitude,
    },
  };
}

/** Some airports name no city; their own name without the word 'Airport' is the next best. */
export function cityFromAirport(name: string): string {
  const city = name
    .replace(
      /\b(international|regional|municipal|domestic|airport|airfield|aerodrome|air base)\b/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s,/-]+|[\s,/-]+$/g, '');
  return city || name;
}

/** airlines.dat: id, name, alias, IATA, ICAO, callsign, country, active. */
export function parseAirline(values: readonly string[]): Parsed<AirlineRow> {
  if (values.length !== 8) return refused('does not have 8 values', `${values.length} values`);
  const [, rawName, , iata, , callsign, country, active] = values;
  const code = cleanText(iata);
  const name = cleanText(rawName);
  if (code === '') return refused('has no IATA code', name);
  if (!/^[A-Z0-9]{2}$/.test(code))
    return refused('has an IATA code that is not two letters or digits', code);
  if (name === '') return refused('has no name', code);
  if (name.length > nameLimit) return refused('has a name of more than 150 characters', code);
  return {
    value: {
      code,
      name,
      country: cleanText(country),
      callsign: cleanCallsign(callsign),
      active: active === 'Y',
    },
  };
}

/** Drops the signs of no callsign: 'N' and remarks in lower case, such as 'assignment postponed'. */
const cleanCallsign = (value: string | undefined) => {
  const callsign = cleanText(value);
  return callsign.length > 1 && !/^[a-z]/.test(callsign) ? callsign : '';
};

/** routes.dat: airline, airline id, from, from id, to, to id, codeshare, stops, equipment. */
export function parseRoute(values: readonly string[]): Parsed<RouteRow> {
  if (values.length !== 9) return refused('does not have 9 values', `${values.length} values`);
  const [airline, , from, , to, , , rawStops] = values;
  const route = {
    airlineCode: cleanText(airline),
    departureCode: cleanText(from),
    arrivalCode: cleanText(to),
  };
  const label = `${route.airlineCode} ${route.departureCode}–${route.arrivalCode}`;
  if (!route.airlineCode || !route.departureCode || !route.arrivalCode)
    return refused('names no airline or airport', label);
  if (route.departureCode === route.arrivalCode) return refused('goes nowhere', label);
  const stops = numberBetween(rawStops, 0, 9);
  if (stops === undefined || !Number.isInteger(stops))
    return refused('has stops that are not a whole number from 0 to 9', label);
  return { value: { ...route, stops } };
}
