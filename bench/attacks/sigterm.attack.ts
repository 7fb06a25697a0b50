import { Agent } from 'node:http';
import { type EndingAttack, counted } from './attack.ts';
import { statusOf } from './bookings.ts';

const clients = 64;
const paths = ['/api/flight/filter?type=one-way', '/home', '/api/region'];
const secondsOfEach = 3;

/** Clients that keep their connections open and send the next request at once. A connection that is refused is no cut request. */
export const attack: EndingAttack = {
  name: `SIGTERM under ${clients} clients`,
  async runAlone({ start, seconds }) {
    const tries = Math.max(1, Math.floor(seconds / secondsOfEach));
    const { answers, count } = counted();
    const problems: string[] = [];
    for (let nth = 0; nth < tries; nth += 1) {
      const site = await start();
      const load = Array.from({ length: clients }, async (_, client) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const headers = { 'x-forwarded-for': `203.0.113.${client}` };
        for (let n = client; ; n += 1) {
          const answer = await statusOf(site.url + paths[n % paths.length], { agent, headers });
          count(answer);
          if (typeof answer === 'string') return agent.destroy();
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const began = performance.now();
      await site.stop();
      if (performance.now() - began > 10_000) problems.push('It took more than 10 seconds.');
      await Promise.all(load);
    }
    const cut = answers.cut ?? 0;
    if (cut > 0) problems.push(`${cut} requests were cut in ${tries} tries.`);
    return { answers, problems };
  },
};
