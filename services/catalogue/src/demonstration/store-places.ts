import { type ClientBase } from 'pg';
import { copyRows } from '../bulk-rows.ts';
import { regionNames, regionOfCountry } from '../import/country-region.rules.ts';
import { knownCountries } from '../import/known-countries.ts';
import { type ServedAirport } from './airports.ts';
import { demonstrationId } from './demonstration-id.ts';
import { type Place } from './demonstration-tables.ts';

/** Regions, the countries with an airport served, locations and airports. */
export async function storePlaces(
  client: ClientBase,
  places: readonly Place[],
  airports: ReadonlyMap<string, ServedAirport>,
): Promise<void> {
  const countryOf = (code = '') => airports.get(code)?.country ?? '';
  const served = new Set([...airports.values()].map(({ country }) => country));
  const countries = (await knownCountries()).filter(({ code }) => served.has(code));

  await copyRows(
    client,
    'regions (id, name)',
    regionNames.map((name) => [demonstrationId(`region ${name}`), name]),
  );
  await copyRows(
    client,
    'countries (id, name, code, region_id)',
    countries.map((country) => [
      demonstrationId(`country ${country.code}`),
      country.name,
      country.code,
      demonstrationId(`region ${regionOfCountry(country)}`),
    ]),
  );
  await copyRows(
    client,
    'locations (id, name, other_names, country_id, image, description, dealings, dealings_description, is_popular)',
    places.map((place) => [
      demonstrationId(`location ${place.name}`),
      place.name,
      `{${place.otherNames.map((name) => JSON.stringify(name)).join(',')}}`,
      demonstrationId(`country ${countryOf(place.airports[0])}`),
      `/media/places/${place.airports[0]}`,
      place.description,
      place.dealings ?? 'none',
      place.dealingsDescription ?? null,
      place.popular,
    ]),
  );
  await copyRows(
    client,
    'airports (id, name, code, location_id, latitude, longitude)',
    [...airports.values()].map((airport) => [
      demonstrationId(`airport ${airport.code}`),
      airport.name,
      airport.code,
      demonstrationId(`location ${airport.place.name}`),
      airport.latitude,
      airport.longitude,
    ]),
  );
}
