import { toSearchParams } from '@larkfare/travellers';

/** A number as it is written, made into one that a phone dials: spaces, dashes and a bracketed zero go. */
export const telephoneHref = (phone: string) =>
  `tel:${phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')}`;

/** WhatsApp wants the international number without its plus; one that starts with 0 is British. */
export const whatsAppHref = (phone: string) =>
  `https://wa.me/${telephoneHref(phone)
    .replace('tel:', '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '44')}`;

export const emailHref = (email: string) => `mailto:${email}`;

export type LocationToFlyTo = {
  name: string;
  firstAirport?: { id: string } | null;
  /** The first day of its lowest one-way price, `YYYY-MM-DD`, where that price is shown beside the link. */
  lowestPriceDeparture?: string | null;
};

/**
 * Where flying to a location leads: to the flights to its first airport under the location's name, or to an open search
 * when it has none. Where its lowest price is known, that price is the first of the flights.
 */
export function flyHref({ name, firstAirport, lowestPriceDeparture }: LocationToFlyTo): string {
  if (!firstAirport) return '/search';
  const params = toSearchParams({
    to: name,
    toId: firstAirport.id,
    ...(lowestPriceDeparture && {
      tripType: 'oneWay',
      departureDate: lowestPriceDeparture,
      sort: 'price',
    }),
  });
  return `/search?${params}`;
}
