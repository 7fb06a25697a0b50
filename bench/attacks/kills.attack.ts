import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type SiteProcess } from '@larkfare/test-servers';
import { type AttackOutcome, counted, type EndingAttack, type StartSite } from './attack.ts';
import { anOffer, book } from './bookings.ts';
import { signalPostgres } from './postgres.ts';

const clients = 64;
/** 50 kills in 10,000 bookings, if there is that much time. */
const killsAtMost = 50;
const bookingsPerKill = 200;
const secondsPerKill = 12;
const bookedWithinMs = 120_000;
/** Seconds without any. */
const mailsComeWithin = 60;
const kinds = ['Node', 'PostgreSQL', 'both'] as const;

/** Clients book, each booking under its own idempotency key until it is confirmed, while processes are killed. */
export const attack: EndingAttack = {
  name: `kills during bookings by ${clients} clients`,
  env: { POSTS_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' },
  async runAlone({ start, seconds }) {
    const kills = Math.min(killsAtMost, Math.max(3, Math.floor(seconds / secondsPerKill)));
    const total = kills * bookingsPerKill;
    const { answers, count } = counted();
    let site = await start();
    const offer = await anOffer(site.url);
    if (!offer) throw new Error('There is nothing to book.');
    let next = 0;
    let stored = 0;

    const client = async () => {
      while (next < total) {
        const nth = (next += 1);
        const customer = { userEmail: `killed-${nth}@example.org`, key: `kill-${nth}` };
        const ends = performance.now() + bookedWithinMs;
        for (;;) {
          const status = await book(site.url, offer, { ...customer, address: '203.0.113.1' });
          count(status);
          if (status === 201) break;
          if (performance.now() > ends)
            throw new Error(`Booking ${nth} is still answered ${status}.`);
          await wait(250);
        }
        stored += 1;
      }
    };
    const killing = async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        while (stored < (kill + Math.random()) * bookingsPerKill) await wait(10);
        const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'both';
        count(`killed: ${kind}`);
        site = await killAndRestart(site, kind, start);
      }
    };
    await Promise.all([killing(), ...Array.from({ length: clients }, client)]);
    const problems = await whatIsWrong(site, total);
    const faults = Object.keys(answers).filter((answer) => /^(?!201|503)\d/.test(answer));
    await site.stop();
    return { answers, problems: [...problems, ...faults.map((each) => `Answered ${each}.`)] };
  },
};

async function killAndRestart(
  site: SiteProcess,
  kind: (typeof kinds)[number],
  start: StartSite,
): Promise<SiteProcess> {
  if (kind !== 'Node') signalPostgres(site, 'SIGKILL');
  if (kind === 'PostgreSQL') return site;
  await site.kill();
  return start(site.dataFolder);
}

/** Counts what is stored, and who got a mail once no more come. */
async function whatIsWrong(site: SiteProcess, total: number): Promise<AttackOutcome['problems']> {
  const client = new pg.Client(site.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ all: number; different: number }>(
    `SELECT count(*)::int AS all, count(DISTINCT user_email)::int AS different
     FROM bookings.bookings WHERE user_email LIKE 'killed-%@example.org'`,
  );
  await client.end();
  const [{ all, different } = { all: 0, different: 0 }] = rows;
  const unmailed = total - (await mailedCustomers(join(site.dataFolder, 'outbox'), total));
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
