import { homeStep, type Step } from '../../breadcrumbs/breadcrumbs.rules.ts';
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
