import { type CountryRow } from './ourairports.rules.ts';
import { refused, type Parsed } from './row-values.rules.ts';

/** The six regions, as a visitor in the UK would look for them. */
export const regionNames = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
] as const;
type RegionName = (typeof regionNames)[number];

const regionOfContinent: Readonly<Record<string, RegionName>> = {
  AF: 'Africa',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
};

/** British visitors look for Turkey and Cyprus among the European beaches, against every atlas. */
const soldAsEurope = new Set(['TR', 'CY']);

export const regionOfCountry = ({ code, continent }: CountryRow): RegionName | undefined =>
  soldAsEurope.has(code) ? 'Europe' : regionOfContinent[continent];

/** OpenFlights' older or shorter names of countries. */
const otherNames: Readonly<Record<string, string>> = {
  burma: 'MM',
  'congo (brazzaville)': 'CG',
  'congo (kinshasa)': 'CD',
  'east timor': 'TL',
  'johnston atoll': 'UM',
  macedonia: 'MK',
  'midway islands': 'UM',
  palestine: 'PS',
  'saint helena': 'SH',
  svalbard: 'NO',
  swaziland: 'SZ',
  'virgin islands': 'VI',
  'wake island': 'UM',
  'west bank': 'PS',
};

/** The Netherlands Antilles were dissolved in 2010; each island's airport is filed under what it belongs to now. */
const formerAntilles: Readonly<Record<string, string>> = {
  BON: 'BQ',
  CUR: 'CW',
  EUX: 'BQ',
  SAB: 'BQ',
  SXM: 'SX',
};

export interface CountryDirectory {
  /** By ISO code, or by any name it is known under; `airportCode` settles a country that no longer exists. */
  find(country: string, airportCode?: string): Parsed<CountryRow>;
}

export function countryDirectory(countries: readonly CountryRow[]): CountryDirectory {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const byName = new Map(countries.map((country) => [nameKey(country.name), country]));
  return {
    find(country, airportCode = '') {
      const key = nameKey(country);
      const code =
        otherNames[key] ?? (key === 'netherlands antilles' ? formerAntilles[airportCode] : country);
      const found = byCode.get(code ?? '') ?? byName.get(key);
      return found ? { value: found } : refused('names a country that is not known', country);
    },
  };
}

/** Names meet whatever their accents: 'Reunion' is 'Réunion'. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase().trim();
