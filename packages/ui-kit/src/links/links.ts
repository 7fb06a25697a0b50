import { toSearchParams, unitedKingdom } from '@larkfare/travellers';

/** The `tel:` address of a phone number as it is written: spaces, dashes and a bracketed zero are removed. */
export const telephoneHref = (phone: string) =>
  `tel:${phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')}`;

/**
 * The WhatsApp address of a phone number, in international form without the plus. A number that starts with 0 is
 * British. `text` is in the message's field, ready to be sent.
 */
export const whatsAppHref = (phone: string, text?: string) =>
  `https://wa.me/${telephoneHref(phone)
    .replace('tel:', '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '44')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** The address of a mail (RFC 6068); characters that mean something in a URL are encoded. */
export const emailHref = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

export type LocationToFlyTo = {
  name: string;
  firstAirport?: { id: string } | null;
  /** The first day of its lowest one-way price, `YYYY-MM-DD`, where that price is shown beside the link. */
  lowestPriceDeparture?: string | null;
};

/**
 * The address of a link for flights to a location. It leads to the flights to the location's first airport, under the
 * location's name, or to a search without a destination if it has no airport. If its lowest price is known, it leads to
 * flights from the UK, and the flight with that price is the first.
 */
export function flyHref({ name, firstAirport, lowestPriceDeparture }: LocationToFlyTo): string {
  if (!firstAirport) return '/search';
  const params = toSearchParams({
    to: name,
    toId: firstAirport.id,
    ...(lowestPriceDeparture && {
      tripType: 'oneWay',
      from: unitedKingdom,
      departureDate: lowestPriceDeparture,
      sort: 'price',
    }),
  });
  return `/search?${params}`;
}
