import { type PagedSearch, toSearchParams } from '@larkfare/travellers';
import type { LowestPrice } from '../price/from-price.tsx';

/** The `tel:` address of a phone number as it is written: spaces, dashes and a bracketed zero are removed. */
export const telephoneHref = (phone: string) =>
  `tel:${phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')}`;

/** The WhatsApp address of a phone number; one that starts with 0 is British. `text` is in the message's field. */
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
  /** Where that price is shown beside the link. */
  lowestPrice?: LowestPrice | null;
};

/** The search whose first flight has the lowest price, if there is one. */
export const lowestPriceSearch = ({
  name,
  firstAirport,
  lowestPrice,
}: LocationToFlyTo): Partial<PagedSearch> | undefined =>
  firstAirport && lowestPrice
    ? {
        tripType: 'oneWay',
        from: lowestPrice.departureAirport.name,
        fromId: lowestPrice.departureAirport.id,
        to: name,
        toId: firstAirport.id,
        departureDate: lowestPrice.departureDate,
        sort: 'price',
      }
    : undefined;

/** The address of a link to a location's lowest price if known, else to its first airport, else to an open search. */
export function flyHref(location: LocationToFlyTo): string {
  const { name, firstAirport } = location;
  if (!firstAirport) return '/search';
  return `/search?${toSearchParams(lowestPriceSearch(location) ?? { to: name, toId: firstAirport.id })}`;
}
