import autocannon from 'autocannon';
import { anOffer, bookingPath, bookingRequest } from '../attacks/bookings.ts';

const longEnoughSeconds = 3600;
/** Each followed by the next, and the last by a booking. */
const reads = ['/api/flight/filter?type=one-way', '/home', '/api/region'];

/** Reads and bookings in turn, each booking of another customer from another address, until it is stopped. */
export async function mixedLoad(url: string, perSecond: number) {
  const offer = await anOffer(url);
  if (!offer) throw new Error('There is nothing to book.');
  const times: number[] = [];
  const answers: Record<string, number> = {};
  let customers = 0;
  const run = autocannon({
    url,
    connections: 50,
    duration: longEnoughSeconds,
    timeout: 15,
    overallRate: perSecond,
    requests: [
      ...reads.map((path) => ({ method: 'GET' as const, path })),
      {
        method: 'POST',
        path: bookingPath,
        setupRequest(request) {
          const nth = (customers += 1);
          const customer = {
            userEmail: `customer-${nth}@example.org`,
            key: `load-${nth}`,
            address: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
          };
          return { ...request, ...bookingRequest(offer, customer) };
        },
      },
    ],
  }).on('response', (_, status, __, ms) => {
    times.push(ms);
    answers[status] = (answers[status] ?? 0) + 1;
  });
  return {
    /** @returns the time of each answer in milliseconds, in order, how often each status was answered, and what was not */
    async end() {
      run.stop();
      const { errors } = await run;
      return { times: times.sort((a, b) => a - b), answers, errors };
    },
  };
}
