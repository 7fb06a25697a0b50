import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays, londonToday } from '@larkfare/london-dates';
import { eventually } from '@larkfare/server-kit/testing';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));

const marked = {
  name: 'Zebedee Quaggamire',
  email: 'z.quaggamire@example.com',
  phone: '07700 900461',
  text: 'The quaggamire family travels with a harp.',
};
const traces = ['quaggamire', '900461', 'harp'];
const hasTraces = (text: string) => traces.some((trace) => text.toLowerCase().includes(trace));

let folder: string;
let site: ChildProcess;
let output = '';
let url: string;
let authorization: string;
let database: pg.Client;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'larkfare-person-')), 'data');
  const { NODE_ENV: _, ...environment } = process.env;
  const login = { email: 'admin@larkfare.example', password: 'the password of the test' };
  site = spawn(process.execPath, ['--import', './scripts/swc-hook.mjs', 'standalone/src/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      PORT: '0',
      DATA_DIR: folder,
      DEMO_DATA: 'none',
      MOUNT_BROWSER: 'off',
      LOG_LEVEL: 'trace',
      ADMIN_EMAIL: login.email,
      ADMIN_PASSWORD: login.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  url = await eventually(() => /ready at (\S+)/.exec(output)?.[1] ?? false);
  authorization = `Bearer ${(await send<{ token: string }>('POST', '/auth/login', login)).token}`;
  const socket = encodeURIComponent(join(folder, 'database/socket'));
  database = new pg.Client(`postgresql://larkfare@localhost/postgres?host=${socket}`);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  const exited = once(site, 'exit');
  site.kill('SIGTERM');
  await exited;
  await rm(join(folder, '..'), { recursive: true });
});

async function send<Body = { _id: string }>(
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    body: body instanceof FormData ? body : JSON.stringify(body),
    headers: {
      ...(authorization && { authorization }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text.startsWith('{') ? JSON.parse(text) : text) as Body;
}
const created = async (path: string, body: object) => (await send('POST', path, body))._id;

const departure = addDays(londonToday(new Date()), 40);

/** A flight that can be booked for £49.99. */
async function aFlight(): Promise<string> {
  const region = await created('/region', { name: 'Europe' });
  const country = await created('/country', { name: 'France', region });
  const picture = new FormData();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  picture.append('image', new Blob([Buffer.from(png, 'base64')]), 'a.png');
  const { imageUrl: image } = await send<{ imageUrl: string }>('POST', '/upload', picture);
  const location = await created('/location', { name: 'Paris', country, image });
  const [departureAirport, arrivalAirport] = [
    await created('/airport', { name: 'Orly', code: 'ORY', location }),
    await created('/airport', { name: 'Beauvais', code: 'BVA', location }),
  ];
  const airline_id = await created('/airline', {
    shortName: 'Lark Air',
    logoPicture: image,
    monogramPicture: image,
    overview: 'Early birds.',
    details: [{ heading: 'Fleet', description: 'Two aircraft.' }],
  });
  const ends = { departureAirport, arrivalAirport, airline_id };
  const flight = await created('/flight/search-or-create', ends);
  const month = Number(departure.slice(5, 7));
  await send('PUT', `/flight/${flight}`, {
    toDuration: { hours: 1, minutes: 5 },
    fromDuration: { hours: 1, minutes: 10 },
    stops: 0,
    prices: [{ month, oneWay: 49.99, roundTrip: 89.5, discount: { oneWay: 0, roundTrip: 0 } }],
  });
  return flight;
}

/** Every table of every service and of the job queue that holds something of the person. */
async function tablesWithTraces(): Promise<string[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const names: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await database.query(
      `SELECT FROM ${name} t WHERE to_jsonb(t)::text ILIKE ANY ($1)`,
      [traces.map((trace) => `%${trace}%`)],
    );
    if (rowCount) names.push(name);
  }
  return names.sort();
}

/** The files of the site without PostgreSQL's own, but with its log. */
async function dataFiles(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const postgres = join(folder, 'database/postgres/');
  return paths.filter((path) => !path.startsWith(postgres) || path.endsWith('server.log'));
}

async function filesWithTraces(): Promise<string[]> {
  const names: string[] = [];
  for (const path of await dataFiles())
    if (hasTraces((await readFile(path, 'utf8')).replaceAll('=\r\n', ''))) names.push(path);
  return names;
}

test('a customer with a booking, a quote and a message leaves nothing in tables, files and logs once their records are deleted', async () => {
  const { name, email, phone, text } = marked;
  const booking = await created('/booking', {
    flightId: await aFlight(),
    customerName: name,
    userEmail: email,
    contactPhone: phone,
    extraDetails: text,
    departureDate: `${departure}T00:00`,
    initialBookingPrice: 49.99,
  });
  const quote = await created('/quote/', {
    customerName: name,
    email,
    contactPhone: phone,
    tripType: 'one-way',
    from: 'London',
    to: 'Atlantis',
    departureDate: departure,
    extraDetails: text,
  });
  const contact = await created('/contact', { name, email, phone, message: text });
  await send('PUT', `/booking/${booking}`, { notes: `Rang ${name}.` });
  await send('PUT', `/quote/${quote}`, { notes: `Rang ${name}.` });
  await send('PUT', `/contact/${contact}`, { extraNotes: `Rang ${name}.` });
  for (const list of ['/booking/filter?userEmail=', '/quote?q=', '/contact?q='])
    await send('GET', `${list}${encodeURIComponent(email)}`);
  await eventually(async () => (await filesWithTraces()).length === 6);
  expect(await tablesWithTraces()).toEqual([
    'bookings.bookings',
    'bookings.changes',
    'bookings.contact_messages',
    'bookings.quotes',
  ]);

  for (const path of [`/booking/${booking}`, `/quote/${quote}`, `/contact/${contact}`])
    await send('DELETE', path);

  await eventually(async () => expect(await filesWithTraces()).toEqual([]));
  expect(await tablesWithTraces()).toEqual([]);
  expect(output.split('\n').filter(hasTraces)).toEqual([]);
  const { rows } = await database.query('SELECT action FROM bookings.changes ORDER BY action');
  expect(rows.map(({ action }) => action as string)).toEqual([
    ...Array<string>(3).fill('deleted'),
    ...Array<string>(3).fill('updated'),
  ]);
});

test('no other user of the machine can read what the site stores', async () => {
  const { mode } = await stat(folder);
  const modes = await Promise.all(
    [...(await dataFiles()), join(folder, 'database/postgres/PG_VERSION')].map(async (path) => ({
      path,
      others: (await stat(path)).mode & 0o077,
    })),
  );

  expect(mode & 0o777).toBe(0o700);
  expect(modes.length).toBeGreaterThan(1);
  expect(modes.filter(({ others }) => others !== 0)).toEqual([]);
});
