import { checkAirport, type AirportRow } from './openflights.rules.ts';
import { cleanText, inTitleCase, numberBetween, refused, type Parsed } from './row-values.rules.ts';

export type CsvRecord = Readonly<Record<string, string>>;

export interface CountryRow {
  code: string;
  name: string;
  /** Two letters, as OurAirports has it: AF, AN, AS, EU, NA, OC, SA. */
  continent: string;
}

export const airportColumns = [
  'type',
  'name',
  'latitude_deg',
  'longitude_deg',
  'iso_country',
  'municipality',
  'iata_code',
];

export function parseAirportRecord(record: CsvRecord): Parsed<AirportRow> {
  const code = cleanText(record.iata_code);
  if (record.type === 'closed')
    return refused('is a closed airport', code || cleanText(record.name));
  return checkAirport({
    code,
    name: cleanText(record.name),
    city: inTitleCase(cleanText(record.municipality)),
    otherNames: toOtherNames(record.keywords),
    country: cleanText(record.iso_country),
    latitude: numberBetween(record.latitude_deg, -90, 90),
    longitude: numberBetween(record.longitude_deg, -180, 180),
  });
}

/** Keywords without ICAO codes and the like. */
const toOtherNames = (keywords: string | undefined): string[] =>
  (keywords ?? '')
    .split(',')
    .map(cleanText)
    .filter((each) => each.length > 2 && each.length <= 100 && !/^[A-Z0-9]{4,}$|\d/.test(each));

export const countryColumns = ['code', 'name', 'continent'];

export function parseCountryRecord(record: CsvRecord): Parsed<CountryRow> {
  const code = cleanText(record.code);
  const name = cleanText(record.name);
  if (!/^[A-Z]{2}$/.test(code)) return refused('has a code that is not two letters', code);
  if (name === '') return refused('has no name', code);
  if (name.length > 100) return refused('has a name of more than 100 characters', code);
  return { value: { code, name, continent: cleanText(record.continent) } };
}
