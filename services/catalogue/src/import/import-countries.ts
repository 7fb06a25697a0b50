import { readRecords, reject, type ImportRun, type Listed } from './import-run.ts';
import { nameKey, regionOfCountry } from './country-region.rules.ts';
import { countryColumns, parseCountryRecord, type CountryRow } from './ourairports.rules.ts';
import { type SourceFile, type SourceKind } from './source-files.ts';

interface KnownCountry {
  id: string;
  name: string;
  code: string | null;
}

/** The catalogue's countries, found by ISO code or else by name, and created where missing. */
export interface CountryStore {
  find(country: CountryRow): KnownCountry | undefined;
  /** Undefined when the country is in none of our regions. */
  create(country: CountryRow): Promise<KnownCountry | undefined>;
  /** A country that was typed in without its code gets it, so that the next import finds it at once. */
  setCode(country: KnownCountry, code: string): Promise<void>;
}

export async function openCountryStore(run: ImportRun): Promise<CountryStore> {
  const { rows } = await run.client.query<KnownCountry>('SELECT id, name, code FROM countries');
  const byCode = new Map(rows.flatMap((row) => (row.code ? [[row.code, row] as const] : [])));
  const byName = new Map(rows.map((row) => [nameKey(row.name), row]));
  const regionId = await openRegionStore(run);

  return {
    find({ code, name }) {
      const named = byName.get(nameKey(name));
      return byCode.get(code) ?? (named?.code == null ? named : undefined);
    },
    async create(country) {
      const region = regionOfCountry(country);
      if (!region) return undefined;
      const created = { id: run.newId(), name: country.name, code: country.code };
      await run.client.query(
        'INSERT INTO countries (id, name, code, region_id) VALUES ($1, $2, $3, $4)',
        [created.id, created.name, created.code, await regionId(region)],
      );
      byCode.set(created.code, created);
      byName.set(nameKey(created.name), created);
      return created;
    },
    async setCode(country, code) {
      await run.client.query(
        'UPDATE countries SET code = $2, updated_at = now(), version = version + 1 WHERE id = $1',
        [country.id, code],
      );
      country.code = code;
      byCode.set(code, country);
    },
  };
}

async function openRegionStore(run: ImportRun): Promise<(name: string) => Promise<string>> {
  const { rows } = await run.client.query<{ id: string; name: string }>(
    'SELECT id, name FROM regions',
  );
  const ids = new Map(rows.map(({ id, name }) => [nameKey(name), id]));
  return async (name) => {
    const existing = ids.get(nameKey(name));
    if (existing) return existing;
    const id = run.newId();
    await run.client.query('INSERT INTO regions (id, name) VALUES ($1, $2)', [id, name]);
    ids.set(nameKey(name), id);
    run.createdParents.regions += 1;
    return id;
  };
}

/** countries.csv: a known country keeps the name and region the administrator gave it. */
export async function importCountries(run: ImportRun, file: SourceFile): Promise<void> {
  const countries = await openCountryStore(run);
  const seen = new Map<string, number>();
  for await (const rows of readRecords(run, file, countryColumns, parseCountryRecord))
    for (const row of rows) {
      const before = seen.get(row.code);
      if (before)
        reject(run, file.kind, {
          line: row.line,
          reason: 'repeats a country of the file',
          detail: `line ${before}`,
        });
      else await importCountry(run, file.kind, countries, row);
      seen.set(row.code, before ?? row.line);
    }
}

async function importCountry(
  run: ImportRun,
  kind: SourceKind,
  countries: CountryStore,
  row: Listed<CountryRow>,
): Promise<void> {
  const tally = run.tallies[kind];
  const stored = countries.find(row);
  if (stored?.code) tally.unchanged += 1;
  else if (stored) {
    await countries.setCode(stored, row.code);
    tally.updated += 1;
  } else if (await countries.create(row)) tally.inserted += 1;
  else
    reject(run, kind, {
      line: row.line,
      reason: 'is in none of the six regions',
      detail: row.name,
    });
}
