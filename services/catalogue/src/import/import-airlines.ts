import {
  chooseAirlines,
  isSameAirline,
  shortNameFor,
  type CodeEvidence,
  type ListedAirline,
} from './airline-choice.rules.ts';
import { nameKey } from './country-region.rules.ts';
import { readRows, reject, type ImportRun } from './import-run.ts';
import { parseAirline, parseRoute } from './openflights.rules.ts';
import { readLines } from './read-lines.ts';
import { type SourceFile } from './source-files.ts';
import { splitRow } from './row-values.rules.ts';

interface KnownAirline {
  id: string;
  name: string;
  shortName: string;
  code: string | null;
}

/** Inserts airlines by IATA code. An airline that the catalogue has keeps its names, pictures and texts. */
export async function importAirlines(
  run: ImportRun,
  file: SourceFile,
  routes: SourceFile | undefined,
): Promise<void> {
  const listed: ListedAirline[] = [];
  for await (const rows of readRows(run, file, parseAirline)) listed.push(...rows);
  const stored = await storedAirlines(run);
  const { chosen, rejected, contested } = chooseAirlines(listed, {
    catalogueName: (code) => stored.byCode.get(code)?.name,
    routesFromHome: routes ? await countRoutesFromHome(run, routes) : () => 0,
  });
  for (const rejection of rejected) reject(run, file.kind, rejection);
  for (const { code, name } of chosen)
    if (contested.has(code))
      run.contestedCodes.push(`${code} ${stored.byCode.get(code)?.name ?? name}`);

  const tally = run.tallies[file.kind];
  for (const airline of chosen) {
    const current =
      stored.byCode.get(airline.code) ?? stored.withoutCode.get(nameKey(airline.name));
    if (!current) await insertAirline(run, file, airline, stored.shortNames);
    else if (!current.code) {
      await addCode(run, current.id, airline.code);
      tally.updated += 1;
    } else if (isSameAirline(current.name, airline.name)) tally.unchanged += 1;
    else
      reject(run, file.kind, {
        line: airline.line,
        reason: 'has an IATA code under which the catalogue has another airline',
        detail: `${airline.code} ${airline.name}; ${current.name}`,
      });
  }
}

async function storedAirlines({ client }: ImportRun) {
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

async function countRoutesFromHome(
  run: ImportRun,
  file: SourceFile,
): Promise<CodeEvidence['routesFromHome']> {
  const { rows } = await run.client.query<{ code: string; country: string }>(
    `SELECT airports.code, countries.code AS country FROM airports
       JOIN locations ON locations.id = location_id JOIN countries ON countries.id = country_id`,
  );
  const countryOf = new Map(rows.map(({ code, country }) => [code, country]));
  const counts = new Map<string, number>();
  for await (const { lines } of readLines(file.path))
    for (const line of lines) {
      const row = 'reason' in line ? line : splitRow(line.text);
      const route = 'reason' in row ? row : parseRoute(row.value);
      if ('reason' in route) continue;
      const key = `${route.value.airlineCode} ${countryOf.get(route.value.departureCode)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return ({ code, country }) => {
    const home = run.directory.find(country);
    return 'value' in home ? (counts.get(`${code} ${home.value.code}`) ?? 0) : 0;
  };
}

async function insertAirline(
  run: ImportRun,
  { kind }: SourceFile,
  airline: ListedAirline,
  shortNames: Set<string>,
): Promise<void> {
  const { code, name, line } = airline;
  const shortName = shortNameFor(airline, (name) => shortNames.has(nameKey(name)));
  const { rowCount } = shortName
    ? await run.client.query(
        `INSERT INTO airlines (id, name, short_name, code) VALUES ($1, $2, $3, $4)
         ON CONFLICT (lower(short_name)) DO NOTHING`,
        [run.newId(), name, shortName, code],
      )
    : { rowCount: 0 };
  if (!shortName || rowCount === 0)
    return reject(run, kind, {
      line,
      reason: 'has a short name that another airline of the catalogue uses',
      detail: `${code} ${name}`,
    });
  shortNames.add(nameKey(shortName));
  run.tallies[kind].inserted += 1;
}

const addCode = ({ client }: ImportRun, id: string, code: string) =>
  client.query(
    'UPDATE airlines SET code = $2, updated_at = now(), version = version + 1 WHERE id = $1',
    [id, code],
  );
