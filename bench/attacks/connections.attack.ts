import autocannon from 'autocannon';
import { type ObservedAttack } from './attack.ts';

const connections = 400;
const paths = ['/api/flight/filter?type=one-way', '/home'];

/** Each connection from an address of its own. A request that is refused early, with 429 or 503, is answered well. */
export const attack: ObservedAttack = {
  name: `${connections} connections on search and /home`,
  async run({ site, seconds }) {
    const result = await autocannon({
      url: site.url,
      connections,
      duration: Math.min(30, seconds),
      timeout: 30,
      requests: Array.from({ length: connections }, (_, n) => ({
        method: 'GET' as const,
        path: paths[n % paths.length] ?? '/',
        headers: { 'x-forwarded-for': `203.0.${n >> 8}.${n & 255}` },
      })),
    });
    const { '2xx': served, '4xx': refused, '5xx': shed, errors } = result;
    return {
      answers: { '2xx': served, '4xx': refused, '5xx': shed, failed: errors },
      problems: errors > 0 ? [`${errors} requests were cut or not answered.`] : [],
    };
  },
};
