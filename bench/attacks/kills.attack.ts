import { type SiteProcess } from '@larkfare/test-servers';
import { type EndingAttack, type StartSite } from './attack.ts';
import { bookDuringKills, clients } from './book-during-kills.ts';
import { signalPostgres } from './postgres.ts';

/** 50 kills in 10,000 bookings, if there is that much time. */
const killsAtMost = 50;
const bookingsPerKill = 200;
const secondsPerKill = 12;
const kinds = ['Node', 'PostgreSQL', 'both'] as const;

export const attack: EndingAttack = {
  name: `kills during bookings by ${clients} clients`,
  env: { POSTS_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' },
  async runAlone({ start, seconds }) {
    const kills = Math.min(killsAtMost, Math.max(3, Math.floor(seconds / secondsPerKill)));
    let site = await start();
    const outcome = await bookDuringKills({
      target: () => site,
      kills,
      bookings: kills * bookingsPerKill,
      async kill() {
        const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'both';
        site = await killAndRestart(site, kind, start);
        return kind;
      },
    });
    await site.stop();
    return outcome;
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
