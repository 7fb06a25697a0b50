import { addDays, londonToday } from '@larkfare/london-dates';

export interface Offer {
  flightId: string;
  finalPrice: number;
  depart: string;
  ret: string;
}

/** The first round trip that the REST API offers from London Heathrow to Dublin. */
export async function anOffer(siteUrl: string): Promise<Offer> {
  const depart = addDays(londonToday(new Date()), 30);
  const ret = addDays(depart, 7);
  const query = new URLSearchParams({
    type: 'round-trip',
    from: 'LHR',
    to: 'DUB',
    depDateStr: depart,
    arrDateStr: ret,
  });
  const response = await fetch(`${siteUrl}/api/flight/filter?${query}`);
  const { results } = (await response.json()) as {
    results: { flightId: string; finalPrice: number }[];
  };
  const [first] = results;
  if (!first) throw new Error('The demonstration catalogue offers no flight from LHR to DUB.');
  return { flightId: first.flightId, finalPrice: first.finalPrice, depart, ret };
}

/** A booking request as the booking pop-up of old sends it. */
export const bookingBody = (offer: Offer, changes: Record<string, unknown> = {}) => ({
  flightId: offer.flightId,
  customerName: 'Ada Quill',
  userEmail: 'ada@example.com',
  contactPhone: '07700 900123',
  contactPreference: 'call',
  adults: 1,
  children: 0,
  infants: 0,
  extraDetails: '',
  departureDate: `${offer.depart}T00:00`,
  returnDate: `${offer.ret}T00:00`,
  initialBookingPrice: offer.finalPrice,
  ...changes,
});
