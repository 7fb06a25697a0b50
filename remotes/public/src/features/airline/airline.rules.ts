import { homeStep, type Step } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { type LocalDate, monthOf, tomorrow } from '@larkfare/london-dates';
import { toSearchParams, unitedKingdom } from '@larkfare/travellers';

type NamedAirline = { id: string; name: string };

export const airlinePath = (id: string): string => `/flight/${encodeURIComponent(id)}`;

export const airlineBreadcrumbs = ({ id, name }: NamedAirline): Step[] => [
  homeStep,
  { name: 'Airlines', path: '/flight' },
  { name, path: airlinePath(id) },
];

/** All flights of an airline from the UK. */
export const airlineFlightsPath = (id: string): string =>
  `/search?${toSearchParams({ from: unitedKingdom, airlines: [id] })}`;

/** The airline's advertised flights, as the input of the months' lowest prices. */
export const oneWayFromUk = (id: string) => ({
  tripType: 'oneWay' as const,
  from: unitedKingdom,
  airlines: [id],
});

type MonthPrice = { year: number; month: number; lowestPricePence: number | null };

/** The lowest price of the months in which a day can still be booked, with that day and the search that lists it first. */
export function lowestFare(id: string, months: readonly MonthPrice[], today: LocalDate) {
  const [lowest] = months
    .flatMap(({ year, month, lowestPricePence: pence }) => {
      const first = `${year}-${String(month).padStart(2, '0')}-01`;
      const day = first > today ? first : tomorrow(today);
      return pence !== null && monthOf(day) === month ? [{ day, pence }] : [];
    })
    .toSorted((a, b) => a.pence - b.pence);
  if (!lowest) return undefined;
  const search = { ...oneWayFromUk(id), departureDate: lowest.day, sort: 'price' as const };
  return { ...lowest, path: `/search?${toSearchParams(search)}` };
}

/** The airline as search engines read it (schema.org). */
export const airlineData = (
  origin: string,
  {
    id,
    name,
    code,
    overview,
    logoPicture,
  }: NamedAirline & { code: string | null; overview: string; logoPicture: string | null },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Airline',
  name,
  ...(code && { iataCode: code }),
  ...(overview && { description: overview }),
  ...(logoPicture && { logo: `${origin}${logoPicture}` }),
  mainEntityOfPage: `${origin}${airlinePath(id)}`,
});

/** The title of an airline's page; flights are named only where they can be booked. */
export const airlineTitle = ({ name, flightsFromUk }: { name: string; flightsFromUk: number }) =>
  flightsFromUk > 0 ? `${name} flights from the UK` : name;

/** For search engines and shared links: the title and the overview, cut at a word where it is too long for them. */
export function airlineDescription(
  airline: Parameters<typeof airlineTitle>[0] & { overview: string },
): string {
  const text = `${airlineTitle(airline)}. ${airline.overview}`.replace(/\s+/g, ' ').trim();
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters - 1).replace(/\s+\S*$/, '')}…`;
}

const mostCharacters = 160;
