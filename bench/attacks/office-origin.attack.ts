import { adminPassword, counted, type ObservedAttack } from './attack.ts';
import { statusOf } from './bookings.ts';

const port = '3119';
const office = `office.localhost:${port}`;
const claims = ['x-forwarded-host', 'x-original-host', 'x-host', 'forwarded'];

/** A script on the visitors’ origin has the right password, and claims to be on the office’s. */
export const attack: ObservedAttack = {
  name: 'sign-ins on the visitors’ origin that claim to be on the office’s',
  env: { PORT: port, SITE_URL: `http://localhost:${port}`, ADMIN_ORIGIN: `http://${office}` },
  async run({ site, seconds }) {
    const { answers, count } = counted();
    const ends = performance.now() + seconds * 1000;
    for (let n = 0; performance.now() < ends; n += 1) {
      const claim = claims[n % claims.length] ?? '';
      const status = await statusOf(`${site.url}/api/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [claim]: claim === 'forwarded' ? `host=${office}` : office,
          'x-forwarded-for': `10.8.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({ email: 'admin@larkfare.example', password: adminPassword }),
      });
      count(status);
    }
    const problems = Object.keys(answers)
      .filter((status) => status !== '404')
      .map((status) => `Answered ${status}.`);
    return { answers, problems };
  },
};
