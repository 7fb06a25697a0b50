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
  /** Of the network. */
  address: string;
}

/** Requests a booking by this customer, under an idempotency key. @returns `cut` without an answer, or `late` after 15 seconds */
export const book = (
  url: string,
  offer: object,
  { userEmail, key, address }: Customer,
): Promise<number | 'cut' | 'late'> =>
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

/** @returns `cut` without an answer, or `late` after 15 seconds */
export async function statusOf(
  url: string,
  request: RequestInit = {},
): Promise<number | 'cut' | 'late'> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(15_000) });
    await response.arrayBuffer();
    return response.status;
  } catch (problem) {
    return (problem as Error).name === 'TimeoutError' ? 'late' : 'cut';
  }
}
