import { counted, type ObservedAttack } from './attack.ts';

const addressesAtMost = 16_000;
/** Number of clients that keep the renderer busy. */
const connections = 8;

/** Every address is new, so that every page is rendered and stored. */
export const attack: ObservedAttack = {
  name: '16,000 addresses of pages',
  isCrowd: true,
  async run({ site, seconds }) {
    const { answers, count } = counted();
    const ends = performance.now() + seconds * 1000;
    let n = 0;
    const visitor = async (nth: number) => {
      const headers = { 'x-forwarded-for': `198.51.100.${nth}`, 'accept-encoding': 'br' };
      while (performance.now() < ends && n < addressesAtMost)
        await fetch(`${site.url}/search?to=London&maxPrice=${(n += 1)}`, { headers })
          .then(async (response) => {
            await response.arrayBuffer();
            count(response.status);
          })
          .catch(() => count('failed'));
    };
    await Promise.all(Array.from({ length: connections }, (_, nth) => visitor(nth)));
    const faults = ['failed', '500'].filter((answer) => answers[answer]);
    return { answers, problems: faults.map((answer) => `${answers[answer]} ${answer}.`) };
  },
};
