import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type AttackOutcome, counted } from './attack.ts';
import { anOffer, book } from './bookings.ts';

export const clients = 64;
const bookedWithinMs = 120_000;
/** Seconds without any. */
const mailsComeWithin = 60;

/** The killed process, at its current place. */
interface Target {
  url: string;
  databaseUrl: string;
  dataFolder: string;
}

interface Kills {
  target: () => Target;
  kills: number;
  bookings: number;
  /** Kills something, and has it started again. @returns what it was */
  kill(): Promise<string>;
  /** Answers that may come besides 201 and 503. */
  expected?: string[];
}

/** Clients book, each booking under its own idempotency key until it is confirmed, while processes are killed. */
export async function bookDuringKills({
  target,
  kills,
  bookings,
  kill,
  expected = [],
}: Kills): Promise<AttackOutcome> {
  const { answers, count } = counted();
  const offer = await anOffer(target().url);
  if (!offer) throw new Error('There is nothing to book.');
  let next = 0;
  let stored = 0;

  const client = async () => {
    while (next < bookings) {
      const nth = (next += 1);
      const customer = { userEmail: `killed-${nth}@example.org`, key: `kill-${nth}` };
      const ends = performance.now() + bookedWithinMs;
      for (;;) {
        const status = await book(target().url, offer, { ...customer, address: '203.0.113.1' });
        count(status);
        if (status === 201) break;
        if (performance.now() > ends) throw new Error(`Booking ${nth} still returns ${status}.`);
        await wait(250);
      }
      stored += 1;
    }
  };
  const killing = async () => {
    for (let nth = 0; nth < kills; nth += 1) {
      while (stored < ((nth + Math.random()) * bookings) / kills) await wait(10);
      count(`killed: ${await kill()}`);
    }
  };
  await Promise.all([killing(), ...Array.from({ length: clients }, client)]);
  const problems = await whatIsWrong(target(), bookings);
  const faults = Object.keys(answers).filter(
    (answer) => /^\d/.test(answer) && !['201', '503', ...expected].includes(answer),
  );
  return { answers, problems: [...problems, ...faults.map((each) => `Answered ${each}.`)] };
}

/** Counts what is stored, and who got a mail once no more come. */
async function whatIsWrong(
  { databaseUrl, dataFolder }: Target,
  total: number,
): Promise<AttackOutcome['problems']> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ all: number; different: number }>(
    `SELECT count(*)::int AS all, count(DISTINCT user_email)::int AS different
     FROM bookings.bookings WHERE user_email LIKE 'killed-%@example.org'`,
  );
  await client.end();
  const [{ all, different } = { all: 0, different: 0 }] = rows;
  const unmailed = total - (await mailedCustomers(join(dataFolder, 'outbox'), total));
  return [
    ...(different < total ? [`${total - different} bookings are lost.`] : []),
    ...(all > different ? [`${all - different} bookings are doubled.`] : []),
    ...(unmailed > 0 ? [`${unmailed} customers got no mail.`] : []),
  ];
}

/** Waits until all are mailed, or no mail has come for a while. */
async function mailedCustomers(outbox: string, expected: number): Promise<number> {
  const mailed = new Set<string>();
  const read = new Set<string>();
  for (let quiet = 0; quiet < mailsComeWithin && mailed.size < expected; quiet += 1) {
    for (const name of await readdir(outbox)) {
      if (read.has(name) || !name.endsWith('.eml')) continue;
      read.add(name);
      quiet = 0;
      const mail = await readFile(join(outbox, name), 'utf8');
      const [recipient] = /^To: .*killed-\d+@/m.exec(mail) ?? [];
      if (recipient) mailed.add(recipient);
    }
    await wait(1000);
  }
  return mailed.size;
}
