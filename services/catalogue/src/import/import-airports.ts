import { openCountryStore, type CountryStore } from './import-countries.ts';
import { readRecords, readRows, reject, type ImportRun, type Listed } from './import-run.ts';
import { type AirportRow, parseAirport } from './openflights.rules.ts';
import { airportColumns, parseAirportRecord } from './ourairports.rules.ts';
import { type SourceFile, type SourceKind } from './source-files.ts';

interface StoredAirport {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

type ListedAirport = Listed<AirportRow>;
type PlacedAirport = ListedAirport & { countryId: string };

/** The file and line that listed an airport first, by its code. */
export type AirportsSeen = Map<string, { file: SourceKind; line: number }>;

/** Airports by IATA code, with the locations and countries they need. A known airport keeps its location. */
export async function importAirports(
  run: ImportRun,
  file: SourceFile,
  seen: AirportsSeen,
): Promise<void> {
  const stored = await storedAirports(run);
  const countries = await openCountryStore(run);
  const tally = run.tallies[file.kind];
  const pieces =
    file.kind === 'airports.csv'
      ? readRecords(run, file, airportColumns, parseAirportRecord)
      : readRows(run, file, parseAirport);

  for await (const rows of pieces) {
    const added: PlacedAirport[] = [];
    const changed: ListedAirport[] = [];
    for (const airport of rows) {
      if (isRepeated(run, file.kind, airport, seen)) continue;
      const current = stored.get(airport.code);
      const countryId = current ? '' : await findCountry(run, countries, file.kind, airport);
      if (countryId === undefined) continue;

      seen.set(airport.code, { file: file.kind, line: airport.line });
      if (!current) added.push({ ...airport, countryId });
      else if (isSame(current, airport)) tally.unchanged += 1;
      else changed.push(airport);
    }
    await insertAirports(run, added);
    await updateAirports(run, changed);
    await nameLocations(run, rows);
    tally.inserted += added.length;
    tally.updated += changed.length;
  }
}

/** Twice in one file is a fault of the file; in both files it is expected, and airports.csv comes first. */
function isRepeated(
  run: ImportRun,
  kind: SourceKind,
  { code, line }: ListedAirport,
  seen: AirportsSeen,
): boolean {
  const before = seen.get(code);
  if (!before) return false;
  if (before.file !== kind) run.tallies[kind].unchanged += 1;
  else
    reject(run, kind, {
      line,
      reason: 'repeats an airport of the file',
      detail: `${code}, line ${before.line}`,
    });
  return true;
}

const isSame = (stored: StoredAirport, row: AirportRow) =>
  stored.name === row.name &&
  stored.latitude === row.latitude &&
  stored.longitude === row.longitude;

async function storedAirports({ client }: ImportRun): Promise<Map<string, StoredAirport>> {
  const { rows } = await client.query<StoredAirport & { code: string }>(
    'SELECT code, name, latitude, longitude FROM airports',
  );
  return new Map(rows.map(({ code, ...airport }) => [code, airport]));
}

async function findCountry(
  run: ImportRun,
  countries: CountryStore,
  kind: SourceKind,
  airport: ListedAirport,
): Promise<string | undefined> {
  const found = run.directory.find(airport.country, airport.code);
  if ('reason' in found) {
    reject(run, kind, { ...found, line: airport.line });
    return undefined;
  }
  const stored = countries.find(found.value);
  if (stored) return stored.id;
  const created = await countries.create(found.value);
  if (created) run.createdParents.countries += 1;
  else
    reject(run, kind, {
      line: airport.line,
      reason: 'is in none of the six regions',
      detail: `${airport.code}, ${airport.country}`,
    });
  return created?.id;
}

/** PostgreSQL decides whether two names are the same city: it folds case, accents and punctuation as the search does. */
async function insertAirports(run: ImportRun, airports: PlacedAirport[]): Promise<void> {
  if (airports.length === 0) return;
  const { rowCount } = await run.client.query(
    `INSERT INTO locations (id, name, country_id)
     SELECT DISTINCT ON (country_id, coalesce(nullif(folded(name), ''), lower(name))) id, name, country_id
       FROM unnest($1::uuid[], $2::text[], $3::uuid[]) WITH ORDINALITY AS required (id, name, country_id, position)
      WHERE NOT EXISTS (SELECT FROM locations WHERE locations.country_id = required.country_id
                           AND searched_as = folded(required.name) AND searched_as <> '')
      ORDER BY country_id, coalesce(nullif(folded(name), ''), lower(name)), position
     ON CONFLICT (country_id, lower(name)) DO NOTHING`,
    [
      airports.map(run.newId),
      airports.map((each) => each.city),
      airports.map((each) => each.countryId),
    ],
  );
  run.createdParents.locations += rowCount ?? 0;
  await run.client.query(
    `INSERT INTO airports (id, name, code, location_id, latitude, longitude)
     SELECT required.id, required.name, required.code, locations.id, required.latitude, required.longitude
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::float8[], $7::float8[])
            AS required (id, name, code, city, country_id, latitude, longitude)
      CROSS JOIN LATERAL (
        SELECT id FROM locations
         WHERE locations.country_id = required.country_id
           AND (lower(name) = lower(required.city) OR (searched_as = folded(required.city) AND searched_as <> ''))
         ORDER BY lower(name) = lower(required.city) DESC, name, id LIMIT 1
      ) AS locations`,
    [
      airports.map(run.newId),
      airports.map((each) => each.name),
      airports.map((each) => each.code),
      airports.map((each) => each.city),
      airports.map((each) => each.countryId),
      airports.map((each) => each.latitude),
      airports.map((each) => each.longitude),
    ],
  );
}

async function updateAirports({ client }: ImportRun, airports: ListedAirport[]): Promise<void> {
  if (airports.length === 0) return;
  await client.query(
    `UPDATE airports
        SET name = imported.name, latitude = imported.latitude, longitude = imported.longitude,
            updated_at = now(), version = airports.version + 1
       FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) AS imported (code, name, latitude, longitude)
      WHERE airports.code = imported.code`,
    [
      airports.map((each) => each.code),
      airports.map((each) => each.name),
      airports.map((each) => each.latitude),
      airports.map((each) => each.longitude),
    ],
  );
}

/** Locations without other names get those of their airports; what an administrator wrote stays. */
async function nameLocations({ client }: ImportRun, airports: ListedAirport[]): Promise<void> {
  const names = airports.flatMap(({ code, otherNames }) =>
    otherNames.map((name) => ({ code, name })),
  );
  if (names.length === 0) return;
  await client.query(
    `UPDATE locations SET other_names = found.names, updated_at = now(), version = version + 1
       FROM (SELECT location_id, (array_agg(DISTINCT listed.name))[:30] AS names
               FROM unnest($1::text[], $2::text[]) AS listed (code, name)
               JOIN airports USING (code)
               JOIN locations ON locations.id = location_id
              WHERE lower(listed.name) <> lower(locations.name)
              GROUP BY location_id) AS found
      WHERE id = found.location_id AND other_names = '{}'`,
    [names.map(({ code }) => code), names.map(({ name }) => name)],
  );
}
