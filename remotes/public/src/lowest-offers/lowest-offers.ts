import {
  type LocalDate,
  monthNames,
  monthOf,
  shortMonthName,
  yearOf,
} from '@larkfare/london-dates';
import { flyHref, formatPounds, type LocationToFlyTo } from '@larkfare/ui-kit';

/** The advertised prices of a page as search engines read them (schema.org): each once, and valid today. */
export function lowestOffers(
  origin: string,
  locations: readonly LocationToFlyTo[],
  today: LocalDate,
): object[] {
  const offers = locations.flatMap(({ lowestPrice, ...location }) =>
    lowestPrice
      ? { url: `${origin}${flyHref({ ...location, lowestPrice })}`, to: location.name, lowestPrice }
      : [],
  );
  const distinct = [...new Map(offers.map((offer) => [offer.url, offer])).values()];
  if (distinct.length === 0) return [];
  const pence = distinct.map(({ lowestPrice }) => lowestPrice.pricePence);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'AggregateOffer',
      ...terms(today),
      lowPrice: toPounds(Math.min(...pence)),
      highPrice: toPounds(Math.max(...pence)),
      offerCount: distinct.length,
      offers: distinct.map(({ url, to, lowestPrice: { departureDate, ...price } }) =>
        offer({
          name: `${price.departureAirport.name} to ${to}, one way, ${monthText(departureDate)}`,
          url,
          pence: price.pricePence,
          today,
        }),
      ),
    },
  ];
}

/** The lowest of a page's prices, for the picture that is shared of it. */
export function lowestPriceWords(locations: readonly LocationToFlyTo[]): { price?: string } {
  const [lowest] = locations
    .flatMap(({ lowestPrice }) => lowestPrice ?? [])
    .toSorted((a, b) => a.pricePence - b.pricePence);
  if (!lowest) return {};
  const airport = lowest.departureAirport.name.replace(/ Airport$/, '');
  const month = shortMonthName(monthOf(lowest.departureDate));
  return { price: `from ${formatPounds(lowest.pricePence)} one way from ${airport}, ${month}` };
}

/** One advertised price (schema.org). */
export const offer = ({
  name,
  url,
  pence,
  today,
}: {
  name: string;
  url: string;
  pence: number;
  today: LocalDate;
}) => ({ '@type': 'Offer', name, url, price: toPounds(pence), ...terms(today) });

/** 'June 2027'. */
export const monthText = (date: LocalDate) => `${monthNames[monthOf(date) - 1]} ${yearOf(date)}`;

const terms = (today: LocalDate) => ({ priceCurrency: 'GBP', priceValidUntil: today });

const toPounds = (pence: number) => (pence / 100).toFixed(2);
