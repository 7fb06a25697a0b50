import { counted, type ObservedAttack } from './attack.ts';
import { signalPostgres } from './postgres.ts';

const requests = 200;
const answeredWithinMs = 3000;
const paths = ['/api/region', '/api/airline', '/api/flight/filter?type=one-way', '/readyz'];

/** Every request ends soon, whatever PostgreSQL does. */
export const attack: ObservedAttack = {
  name: 'PostgreSQL stopped (SIGSTOP)',
  isOutage: true,
  async run({ site }) {
    const { answers, count } = counted();
    signalPostgres(site, 'SIGSTOP');
    const times = await Promise.all(
      Array.from({ length: requests }, async (_, n) => {
        const began = performance.now();
        const headers = { 'x-forwarded-for': `203.0.113.${n}` };
        await fetch(site.url + paths[n % paths.length], { headers })
          .then(async (response) => (await response.arrayBuffer(), count(response.status)))
          .catch(() => count('failed'));
        return performance.now() - began;
      }),
    ).finally(() => signalPostgres(site, 'SIGCONT'));
    while ((await fetch(`${site.url}/readyz`)).status !== 200);
    const slowestMs = Math.round(Math.max(...times));
    const problems = Object.keys(answers)
      .filter((answer) => !['200', '503'].includes(answer))
      .map((answer) => `Answered ${answer}.`);
    if (slowestMs > answeredWithinMs) problems.push(`An answer took ${slowestMs} ms.`);
    return { answers: { ...answers, 'ms at most': slowestMs }, problems };
  },
};
