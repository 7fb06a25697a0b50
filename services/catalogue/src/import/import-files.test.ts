import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, openDatabase } from '@larkfare/data-kit/database';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import { type ClientBase } from 'pg';
import { type DataSource, type QueryRunner } from 'typeorm';
import { findFiles, NothingToImport } from './source-files.ts';
import { importFiles, type ImportResult } from './import-files.ts';
import { type ImportRun } from './import-run.ts';
import { rejectionReport } from './rejection-report.ts';
import { changedNothing, filesNotLoaded, summaryTable } from './summary.rules.ts';

const migrations = { schema: 'catalogue', folder: new URL('../../migrations', import.meta.url) };

const airports = `
1,"London Heathrow Airport","London","United Kingdom","LHR","EGLL",51.4706,-0.461941,83,0,"E","Europe/London","airport","OurAirports"
2,"London Gatwick Airport","LONDON","United Kingdom","LGW","EGKK",51.148102,-0.190278,202,0,"E","Europe/London","airport","OurAirports"
3,"Málaga-Costa del Sol Airport","Málaga","Spain","AGP","LEMG",36.6749,-4.49911,53,1,"E","Europe/Madrid","airport","OurAirports"
4,"Dubai International Airport","Dubai","United Arab Emirates","DXB","OMDB",25.2527,55.3644,62,4,"U","Asia/Dubai","airport","OurAirports"
5,"Broken ""quotes Airport","Nowhere","Spain","BRK","XXXX",1,1,1,1,"E","Europe/Madrid","airport",OurAirports"
6,"Private Strip","Nowhere","Spain",\\N,"XXXX",1,1,1,1,"E","Europe/Madrid","airport","OurAirports"
7,"Heathrow again","London","United Kingdom","LHR","EGLL",51.4706,-0.461941,83,0,"E","Europe/London","airport","OurAirports"
8,"South Pole Airport","South Pole","Antarctica","NPX","NZSP",-90,0,1,1,"U",\\N,"airport","OurAirports"
`;
const airlines = `
1,"British Airways",\\N,"BA","BAW","SPEEDBIRD","United Kingdom","Y"
2,"Emirates",\\N,"EK","UAE","EMIRATES","United Arab Emirates","Y"
3,"Emirates",\\N,"E9","XXX","COPY","Spain","Y"
4,"Old Emirates",\\N,"EK","OLD","OLD","United Arab Emirates","N"
`;
const routes = `
BA,1,LHR,1,AGP,3,,0,320
BA,1,AGP,3,LHR,1,,0,320
BA,1,LHR,1,AGP,3,Y,0,321
EK,2,LGW,2,DXB,4,,0,388
EK,2,LGW,2,XXX,9,,0,388
ZZ,9,LGW,2,DXB,4,,0,388
`;
const prices = `departure,arrival,airline,month,one_way,one_way_saving,round_trip,round_trip_saving,operated_by
LHR,AGP,BA,7,89.50,10,150,,BA CityFlyer
LHR,AGP,British Airways,8,99,,,,
LGW,DXB,EK,1,,,430.00,45.25,
LGW,DXB,EK,1,1,,1,,
LGW,AGP,EK,1,50,,90,,
LHR,AGP,BA,13,50,,90,,
`;

let database: TestDatabase;
let db: DataSource;
let runner: QueryRunner;
let folder: string;

beforeEach(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'catalogue' });
  runner = db.createQueryRunner();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});

afterEach(async () => {
  await runner.release();
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, name), text.trimStart());
}

async function run(onProgress?: ImportRun['onProgress']): Promise<ImportResult> {
  const report = rejectionReport(join(folder, 'report', 'rejected.csv'));
  try {
    const client = (await runner.connect()) as ClientBase;
    return await importFiles(client, await findFiles([folder]), { newId, report, onProgress });
  } finally {
    report.close();
  }
}

const everything = () =>
  db.query(
    `SELECT 'regions' AS kind, count(*)::integer AS rows FROM regions
     UNION ALL SELECT 'countries', count(*)::integer FROM countries
     UNION ALL SELECT 'locations', count(*)::integer FROM locations
     UNION ALL SELECT 'airports', count(*)::integer FROM airports
     UNION ALL SELECT 'airlines', count(*)::integer FROM airlines
     UNION ALL SELECT 'flights', count(*)::integer FROM flights
     UNION ALL SELECT 'prices', count(*)::integer FROM monthly_prices`,
  ) as Promise<{ kind: string; rows: number }[]>;

const all = {
  'airports.dat': airports,
  'airlines.dat': airlines,
  'routes.dat': routes,
  'prices.csv': prices,
};

test('the files together make a catalogue that can be searched', async () => {
  await write(all);

  const { tallies, createdParents } = await run();

  expect(tallies['airports.dat']).toEqual({
    read: 8,
    inserted: 4,
    updated: 0,
    unchanged: 0,
    rejected: 4,
  });
  expect(tallies['airlines.dat']).toEqual({
    read: 4,
    inserted: 3,
    updated: 0,
    unchanged: 0,
    rejected: 1,
  });
  expect(tallies['routes.dat']).toEqual({
    read: 6,
    inserted: 3,
    updated: 0,
    unchanged: 0,
    rejected: 3,
  });
  expect(tallies['prices.csv']).toEqual({
    read: 6,
    inserted: 3,
    updated: 0,
    unchanged: 0,
    rejected: 3,
  });
  expect(createdParents).toEqual({ regions: 2, countries: 3, locations: 3 });
  expect(
    await db.query(
      `SELECT departure.code AS departure, location.name AS location, airlines.short_name, stops, operated_by, month, one_way_pence, one_way_saving_pence, round_trip_pence
         FROM flights
         JOIN airports departure ON departure.id = departure_airport_id
         JOIN locations location ON location.id = departure.location_id
         JOIN airlines ON airlines.id = airline_id
         JOIN monthly_prices ON flight_id = flights.id ORDER BY month`,
    ),
  ).toEqual([
    { departure: 'LGW', location: 'London', short_name: 'Emirates', stops: 0, operated_by: null, month: 1, one_way_pence: null, one_way_saving_pence: 0, round_trip_pence: 43000 },
    { departure: 'LHR', location: 'London', short_name: 'British Airways', stops: 0, operated_by: 'BA CityFlyer', month: 7, one_way_pence: 8950, one_way_saving_pence: 1000, round_trip_pence: 15000 },
    { departure: 'LHR', location: 'London', short_name: 'British Airways', stops: 0, operated_by: 'BA CityFlyer', month: 8, one_way_pence: 9900, one_way_saving_pence: 0, round_trip_pence: null },
  ]); // prettier-ignore
  expect(await db.query('SELECT short_name FROM airlines WHERE code = $1', ['E9'])).toEqual([
    { short_name: 'Emirates (E9)' },
  ]);
});

test('every rejected row is in the report with its file, line and reason', async () => {
  await write(all);

  await run();

  const report = await readFile(join(folder, 'report', 'rejected.csv'), 'utf8');
  expect(report.trim().split('\n').slice(1).sort()).toEqual([
    'airlines.dat,4,"has an IATA code that an active airline uses now","EK Old Emirates; now Emirates"',
    'airports.dat,5,"has quotes that do not match",""',
    'airports.dat,6,"has no IATA code","Private Strip"',
    'airports.dat,7,"repeats an airport of the file","LHR, line 1"',
    'airports.dat,8,"is in none of the six regions","NPX, Antarctica"',
    'prices.csv,5,"repeats a price of the file","LGW–DXB EK, line 4"',
    'prices.csv,6,"names a flight that is not in the catalogue","LGW–AGP EK"',
    'prices.csv,7,"has a month that is not a whole number from 1 to 12","LHR–AGP BA, 13"',
    'routes.dat,3,"repeats a flight of the file","BA LHR–AGP, line 1"',
    'routes.dat,5,"names an airport that is not in the catalogue","EK LGW–XXX"',
    'routes.dat,6,"names an airline that is not in the catalogue","ZZ LGW–DXB"',
  ]);
});

test('a second run changes nothing and reports it', async () => {
  await write(all);
  await run();
  const before = await db.query('SELECT id, version, updated_at FROM flights ORDER BY id');

  const second = await run();

  expect(changedNothing(second)).toBe(true);
  expect(second.tallies['routes.dat']).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
  expect(second.tallies['prices.csv']).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
  expect(summaryTable(second)).not.toContain('Made for');
  expect(await db.query('SELECT id, version, updated_at FROM flights ORDER BY id')).toEqual(before);
});

test('a changed file updates what changed, by code, and an open edit form goes stale', async () => {
  await write(all);
  await run();
  await write({
    'airports.dat': airports.replace('Málaga-Costa del Sol Airport', 'Málaga Airport'),
    'routes.dat': routes.replace('EK,2,LGW,2,DXB,4,,0', 'EK,2,LGW,2,DXB,4,,1'),
    'prices.csv': prices.replace('89.50', '79.50'),
  });

  const { tallies } = await run();

  expect([
    tallies['airports.dat'].updated,
    tallies['routes.dat'].updated,
    tallies['prices.csv'].updated,
  ]).toEqual([1, 1, 1]);
  expect(await db.query(`SELECT name, version FROM airports WHERE code = 'AGP'`)).toEqual([
    { name: 'Málaga Airport', version: 2 },
  ]);
  expect(
    await db.query(
      `SELECT stops, version, (SELECT min(one_way_pence) FROM monthly_prices WHERE flight_id = id) AS lowest
       FROM flights WHERE version > 2 OR stops = 1 ORDER BY stops`,
    ),
  ).toEqual([
    { stops: 0, version: 3, lowest: 7950 },
    { stops: 1, version: 3, lowest: null },
  ]);
});

test('location, region and short name stay as an administrator arranged them', async () => {
  await write({ 'airports.dat': airports, 'airlines.dat': airlines });
  await run();
  await db.query(`UPDATE locations SET name = 'London area' WHERE name = 'London'`);
  await db.query(`UPDATE airlines SET short_name = 'BA' WHERE code = 'BA'`);
  await db.query(
    `UPDATE countries SET region_id = (SELECT id FROM regions WHERE name = 'Asia') WHERE code = 'ES'`,
  );

  const again = await run();

  expect(changedNothing(again)).toBe(true);
  expect(
    await db.query(`SELECT count(*)::integer AS rows FROM locations WHERE name = 'London'`),
  ).toEqual([{ rows: 0 }]);
});

test('an airline that the catalogue has keeps its name, and another one under its code is reported', async () => {
  await write({ 'airports.dat': airports, 'airlines.dat': airlines });
  await run();
  await db.query(`UPDATE airlines SET name = 'Vueling', short_name = 'Vueling' WHERE code = 'E9'`);

  const { tallies } = await run();

  expect(tallies['airlines.dat']).toMatchObject({ updated: 0, unchanged: 2, rejected: 2 });
  expect(await readFile(join(folder, 'report', 'rejected.csv'), 'utf8')).toContain(
    '"has an IATA code under which the catalogue has another airline","E9 Emirates; Vueling"',
  );
  expect(await db.query(`SELECT name FROM airlines WHERE code = 'E9'`)).toEqual([
    { name: 'Vueling' },
  ]);
});

test('a code of two airlines goes to the one whose country its routes depart from', async () => {
  await write({
    ...all,
    'airlines.dat': `
1,"Formosa Airlines",\\N,"VY","FOS","","Taiwan","Y"
2,"Vueling Airlines",\\N,"VY","VLG","VUELING","Spain","Y"
`,
    'routes.dat': 'VY,1,AGP,3,LHR,1,,0,320\n',
  });

  const { contestedCodes } = await run();

  expect(contestedCodes).toEqual(['VY Vueling Airlines']);
  expect(await db.query('SELECT name FROM airlines')).toEqual([{ name: 'Vueling Airlines' }]);
});

test('two spellings of a city in a country are one location', async () => {
  await write({
    'airports.dat': `${airports}9,"Málaga Heliport","Malaga","Spain","MLH","XXXX",36.7,-4.5,53,1,"E","Europe/Madrid","airport","OurAirports"
`,
  });

  await run();

  expect(
    await db.query(
      `SELECT locations.name, array_agg(code ORDER BY code) AS codes FROM locations
         JOIN airports ON location_id = locations.id WHERE locations.name ILIKE 'm%' GROUP BY 1`,
    ),
  ).toEqual([{ name: 'Málaga', codes: ['AGP', 'MLH'] }]);
});

test('a file without one row that could be loaded is named', async () => {
  await write({ ...all, 'prices.csv': `${prices.split('\n')[0]}\nLHR,AGP,BA,7,free,,,\n` });

  expect(filesNotLoaded(await run())).toEqual(['prices.csv']);
});

test('where both sources know an airport, OurAirports is believed and a second run still changes nothing', async () => {
  await write({
    'airports.dat': airports,
    'airports.csv': `"id","ident","type","name","latitude_deg","longitude_deg","iso_country","municipality","iata_code","keywords"
1,"EGLL","large_airport","Heathrow",51.47,-0.46,"GB","London","LHR","LON, Londres, EGLL, london"
2,"XXXX","closed","Gone",51.47,-0.46,"GB","London","ZZZ",""
`,
    'countries.csv': `"id","code","name","continent","wikipedia_link","keywords"
1,"GB","United Kingdom","EU","",""
2,"AQ","Antarctica","AN","",""
`,
  });

  const first = await run();
  const second = await run();

  expect(first.tallies['airports.csv']).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
  expect(first.tallies['airports.dat']).toMatchObject({
    read: 8,
    inserted: 3,
    rejected: 3,
    unchanged: 2,
  });
  expect(first.tallies['countries.csv']).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
  expect(changedNothing(second)).toBe(true);
  expect(await db.query(`SELECT name FROM airports WHERE code = 'LHR'`)).toEqual([
    { name: 'Heathrow' },
  ]);
  expect(await db.query(`SELECT other_names FROM locations WHERE name = 'London'`)).toEqual([
    { other_names: ['LON', 'Londres'] },
  ]);
});

test('a run that is cut off in the middle leaves nothing behind', async () => {
  await write(all);
  const client = (await runner.connect()) as ClientBase & { processID: number };
  client.on('error', () => undefined);

  const cutOff = run(async ({ file }) => {
    if (file === 'routes.dat')
      await db.query(`SET ROLE NONE; SELECT pg_terminate_backend(${client.processID})`);
  });

  await expect(cutOff).rejects.toThrow();
  expect((await everything()).every(({ rows }) => rows === 0)).toBe(true);
});

test('a file without a column it needs stops the run, and nothing is loaded', async () => {
  await write({ ...all, 'prices.csv': 'departure,arrival,airline,one_way\nLHR,AGP,BA,50\n' });

  await expect(run()).rejects.toThrow('has no column named month, round_trip');

  expect((await everything()).every(({ rows }) => rows === 0)).toBe(true);
});

test('a folder without a known file is refused, with the names that are known', async () => {
  await writeFile(join(folder, 'planes.dat'), '');

  await expect(findFiles([folder])).rejects.toThrow(NothingToImport);
  await expect(findFiles([join(folder, 'missing')])).rejects.toThrow('There is no file or folder');
  expect((await stat(folder)).isDirectory()).toBe(true);
});
