import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { counter, type Outcome, statusOf, unexpected } from './load.ts';
import { queryOnce } from './sites.ts';

interface Offer {
  flightId: string;
  departureDate: string;
  initialBookingPrice: number;
}

/** The first offer on a day in two months. @throws without any */
export async function anOffer(url: string): Promise<Offer> {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/flight/filter?type=one-way&depDateStr=${day}`);
  const { results }: { results: { flightId: string; finalPrice: number }[] } =
    await response.json();
  const [offer] = results;
  if (!offer) throw new Error('There is nothing to book.');
  const { flightId, finalPrice: initialBookingPrice } = offer;
  return { flightId, departureDate: `${day}T00:00`, initialBookingPrice };
}

/** Requests a booking for this customer, whose name is also the idempotency key. */
export const book = (
  url: string,
  offer: Offer,
  { customer, address }: Record<'customer' | 'address', string>,
): Promise<Outcome> =>
  statusOf(`${url}/api/booking`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': customer,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      ...offer,
      customerName: 'A Customer',
      userEmail: `${customer}@example.org`,
      contactPhone: '020 7946 0000',
    }),
  });

/** Violations: bookings of `prefix-…` customers that are stored twice, or fewer than were confirmed. */
export async function bookingProblems(
  databaseUrl: string,
  prefix: string,
  confirmed: number,
): Promise<string[]> {
  const [{ all, different } = { all: 0, different: 0 }] = await queryOnce<
    Record<'all' | 'different', number>
  >(
    databaseUrl,
    `SELECT count(*)::int AS all, count(DISTINCT user_email)::int AS different
     FROM bookings.bookings WHERE user_email LIKE '${prefix}-%@example.org'`,
  );
  return [
    ...(different < confirmed ? [`${confirmed - different} bookings are lost.`] : []),
    ...(all > different ? [`${all - different} bookings are doubled.`] : []),
  ];
}

export const clientsDuringKills = 64;
const bookedWithinMs = 120_000;
/** Seconds without any, after which no more mails are expected. */
const quietSeconds = 60;

interface Kills {
  /** The killed site, at its current place. */
  target: () => { url: string; databaseUrl: string; dataFolder: string };
  kills: number;
  bookings: number;
  /** Kills something, and has it started again. @returns its name */
  kill(): Promise<string>;
  allowed?: RegExp;
}

/** Clients book, each booking under a separate idempotency key until it is confirmed, while processes are killed. */
export async function bookDuringKills({
  target,
  kills,
  bookings,
  kill,
  allowed = /^(201|503)$/,
}: Kills) {
  const { responses, count } = counter();
  const killed = counter();
  const offer = await anOffer(target().url);
  let [next, stored] = [0, 0];
  const client = async () => {
    while (next < bookings) {
      const customer = `killed-${(next += 1)}`;
      const deadline = performance.now() + bookedWithinMs;
      for (;;) {
        const status = await book(target().url, offer, { customer, address: '203.0.113.1' });
        count(status);
        if (status === 201) break;
        if (performance.now() > deadline) throw new Error(`${customer} still gets ${status}.`);
        await pause(250);
      }
      stored += 1;
    }
  };
  const killing = async () => {
    for (let nth = 0; nth < kills; nth += 1) {
      while (stored < ((nth + Math.random()) * bookings) / kills) await pause(10);
      killed.count(`killed: ${await kill()}`);
    }
  };
  await Promise.all([killing(), ...Array.from({ length: clientsDuringKills }, client)]);
  const { databaseUrl, dataFolder } = target();
  const mailed = await mailedCustomers(join(dataFolder, 'outbox'), bookings);
  return {
    responses: { ...responses, ...killed.responses },
    problems: [
      ...(await bookingProblems(databaseUrl, 'killed', bookings)),
      ...(mailed < bookings ? [`${bookings - mailed} customers got no mail.`] : []),
      // Without a response, the request was cut by the kill.
      ...unexpected(responses, new RegExp(`${allowed.source}|^[a-z]`)),
    ],
  };
}

/** Waits until all are mailed, or no mail has come for a while. */
async function mailedCustomers(outbox: string, expected: number): Promise<number> {
  const mailed = new Set<string>();
  const read = new Set<string>();
  for (let quiet = 0; quiet < quietSeconds && mailed.size < expected; quiet += 1) {
    for (const name of await readdir(outbox)) {
      if (read.has(name) || !name.endsWith('.eml')) continue;
      read.add(name);
      quiet = 0;
      const mail = await readFile(join(outbox, name), 'utf8');
      const [recipient] = /^To: .*killed-\d+@/m.exec(mail) ?? [];
      if (recipient) mailed.add(recipient);
    }
    await pause(1000);
  }
  return mailed.size;
}
