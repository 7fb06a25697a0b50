import { setTimeout as pause } from 'node:timers/promises';
import { counted, type ObservedAttack } from './attack.ts';

const attacker = '198.51.100.7';
/** Interval at which requests stay within the limit of 1,200 a minute. */
const bursts = [4, 20];
const betweenBurstsMs = 620;
/** A part of the page that only a rendered one has. */
const content = 'Find a place';

/** Every name is new, so that every page is rendered. */
export const attack: ObservedAttack = {
  name: 'searches of the guide, four and twenty at once',
  env: { DEMO_DATA: 'all' },
  async run({ site, seconds }) {
    const { answers, count } = counted();
    let n = 0;
    const visit = async () => {
      const response = await fetch(`${site.url}/guide?name=nowhere${(n += 1)}`, {
        headers: { 'x-forwarded-for': attacker },
        signal: AbortSignal.timeout(30_000),
      });
      const html = await response.text();
      count(response.ok && !html.includes(content) ? 'without content' : response.status);
    };
    const ends = performance.now() + seconds * 1000;
    for (let burst = 0; performance.now() < ends; burst += 1) {
      const visits = Array.from({ length: bursts[burst % bursts.length] ?? 0 }, visit);
      await Promise.all([
        ...visits.map((each) => each.catch(() => count('failed'))),
        pause(betweenBurstsMs),
      ]);
    }
    const faults = ['without content', 'failed', '500'].filter((answer) => answers[answer]);
    const problems = faults.map((answer) => `${answers[answer]} ${answer}.`);
    return {
      answers,
      problems: answers['200'] ? problems : [...problems, 'No page of the guide.'],
    };
  },
};
