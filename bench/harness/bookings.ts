import { type Outcome, statusOf } from './load.ts';

interface Offer {
  flightId: string;
  departureDate: string;
  initialBookingPrice: number;
}

/** The first offer on a day in two months. @throws without any */
export async function anOffer(url: string): Promise<Offer> {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/flight/filter?type=one-way&depDateStr=${day}`);
  const { results }: { results: { flightId: string; finalPrice: number }[] } =
    await response.json();
  const [offer] = results;
  if (!offer) throw new Error('There is nothing to book.');
  const { flightId, finalPrice: initialBookingPrice } = offer;
  return { flightId, departureDate: `${day}T00:00`, initialBookingPrice };
}

/** Requests a booking for this customer, whose name is also the idempotency key. */
export const book = (
  url: string,
  offer: Offer,
  { customer, address }: Record<'customer' | 'address', string>,
): Promise<Outcome> =>
  statusOf(`${url}/api/booking`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': customer,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      ...offer,
      customerName: 'A Customer',
      userEmail: `${customer}@example.org`,
      contactPhone: '020 7946 0000',
    }),
  });
