import { chooseAirlines, shortNameFor, type ListedAirline } from './airline-choice.rules.ts';
import { nameKey } from './country-region.rules.ts';
import { readRows, reject, type ImportRun } from './import-run.ts';
import { type AirlineRow, parseAirline } from './openflights.rules.ts';
import { type SourceFile } from './source-files.rules.ts';

interface KnownAirline {
  id: string;
  name: string;
  shortName: string;
  code: string | null;
}

/** Airlines by IATA code. A known airline keeps its short name, pictures and texts; only its name follows the file. */
export async function importAirlines(
  run: ImportRun,
  file: SourceFile,
  routesFlown: (airline: AirlineRow) => number,
): Promise<void> {
  const listed: ListedAirline[] = [];
  for await (const rows of readRows(run, file, parseAirline)) listed.push(...rows);
  const { chosen, left } = chooseAirlines(listed, routesFlown);
  for (const rejection of left) reject(run, file.kind, rejection);

  const known = await knownAirlines(run);
  const tally = run.tallies[file.kind];
  for (const airline of chosen) {
    const current = known.byCode.get(airline.code) ?? known.withoutCode.get(nameKey(airline.name));
    if (!current) {
      const shortName = shortNameFor(airline, (name) => known.shortNames.has(nameKey(name)));
      if (shortName && (await insertAirline(run, airline, shortName))) {
        known.shortNames.add(nameKey(shortName));
        tally.inserted += 1;
      } else
        reject(run, file.kind, {
          line: airline.line,
          reason: 'has a short name that another airline of the catalogue uses',
          detail: `${airline.code} ${airline.name}`,
        });
    } else if (current.name === airline.name && current.code === airline.code) tally.unchanged += 1;
    else {
      await updateAirline(run, current.id, airline);
      tally.updated += 1;
    }
  }
}

async function knownAirlines({ client }: ImportRun) {
  const { rows } = await client.query<KnownAirline>(
    'SELECT id, name, short_name AS "shortName", code FROM airlines',
  );
  return {
    byCode: new Map(rows.flatMap((row) => (row.code ? [[row.code, row] as const] : []))),
    withoutCode: new Map(
      rows.filter((row) => !row.code).map((row) => [nameKey(row.name), row] as const),
    ),
    shortNames: new Set(rows.map((row) => nameKey(row.shortName))),
  };
}

async function insertAirline(run: ImportRun, { code, name }: AirlineRow, shortName: string) {
  const { rowCount } = await run.client.query(
    `INSERT INTO airlines (id, name, short_name, code) VALUES ($1, $2, $3, $4)
     ON CONFLICT (lower(short_name)) DO NOTHING`,
    [run.newId(), name, shortName, code],
  );
  return rowCount === 1;
}

const updateAirline = ({ client }: ImportRun, id: string, { code, name }: AirlineRow) =>
  client.query(
    'UPDATE airlines SET name = $2, code = $3, updated_at = now(), version = version + 1 WHERE id = $1',
    [id, name, code],
  );
