import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { finished } from 'node:stream/promises';

interface Offer {
  flightId: string;
  departureDate: string;
  initialBookingPrice: number;
}

/** The first offer of the demonstration on a day in two months; undefined without any. */
export async function anOffer(url: string): Promise<Offer | undefined> {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const query = `type=one-way&depDateStr=${day}`;
  const response = await fetch(`${url}/api/flight/filter?${query}`);
  const { results }: { results: { flightId: string; finalPrice: number }[] } =
    await response.json();
  const [offer] = results;
  return (
    offer && {
      flightId: offer.flightId,
      departureDate: `${day}T00:00`,
      initialBookingPrice: offer.finalPrice,
    }
  );
}

interface Customer {
  userEmail: string;
  /** The idempotency key. */
  key: string;
  /** Address of the network. */
  address: string;
}

/** Requests a booking by this customer, under an idempotency key. */
export const book = (
  url: string,
  offer: object,
  { userEmail, key, address }: Customer,
): ReturnType<typeof statusOf> =>
  statusOf(`${url}/api/booking`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      ...offer,
      customerName: 'A Customer',
      userEmail,
      contactPhone: '020 7946 0000',
    }),
  });

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
}

const agent = new Agent({ keepAlive: true });

/**
 * Reads the answer as it comes, compressed as for a browser: to decompress pages takes longer than to serve them, and would
 * take the processor from the site.
 * @returns `refused` without a connection, `cut` without an answer, or `late` after 15 seconds
 */
export async function statusOf(
  url: string,
  { body, headers, ...asked }: Asked = {},
): Promise<number | 'refused' | 'cut' | 'late'> {
  const signal = AbortSignal.timeout(15_000);
  try {
    const sent = request(url, {
      agent,
      ...asked,
      headers: { 'accept-encoding': 'gzip, br', ...headers },
      signal,
    }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await finished(response.resume());
    return response.statusCode ?? 0;
  } catch (problem) {
    if (signal.aborted) return 'late';
    return (problem as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'cut';
  }
}
