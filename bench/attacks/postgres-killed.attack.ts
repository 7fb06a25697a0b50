import { counted, type ObservedAttack } from './attack.ts';
import { postmasterOf } from './postgres.ts';

const servedAgainWithinMs = 10_000;

/** Refusals meanwhile are fine; a fault, or a site that stays unavailable, is not. */
export const attack: ObservedAttack = {
  name: 'PostgreSQL killed',
  isOutage: true,
  async run({ site }) {
    const { answers, count } = counted();
    process.kill(postmasterOf(site), 'SIGKILL');
    const began = performance.now();
    let isAway = false;
    for (;;) {
      const { status } = await fetch(`${site.url}/api/region`);
      count(status);
      isAway ||= status === 503;
      const tookMs = performance.now() - began;
      if ((isAway && status === 200) || tookMs > 3 * servedAgainWithinMs) {
        const problems = Object.keys(answers)
          .filter((answer) => !['200', '503'].includes(answer))
          .map((answer) => `Answered ${answer}.`);
        if (tookMs > servedAgainWithinMs)
          problems.push(`Served again after ${Math.round(tookMs / 1000)} seconds.`);
        return { answers: { ...answers, 'ms until served': Math.round(tookMs) }, problems };
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  },
};
