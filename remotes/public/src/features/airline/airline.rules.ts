import { homeStep, type Step } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { toSearchParams } from '@larkfare/travellers';

type NamedAirline = { id: string; name: string };

export const airlinePath = (id: string): string => `/flight/${encodeURIComponent(id)}`;

export const airlineBreadcrumbs = ({ id, name }: NamedAirline): Step[] => [
  homeStep,
  { name: 'Airlines', path: '/flight' },
  { name, path: airlinePath(id) },
];

/** All the flights of an airline. */
export const airlineFlightsPath = (id: string): string =>
  `/search?${toSearchParams({ airlines: [id] })}`;

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

/** For search engines and those who share the page: the overview, cut at a word where it is too long for them. */
export function airlineDescription({ name, overview }: { name: string; overview: string }): string {
  const text = `${name} flights from the UK. ${overview}`.replace(/\s+/g, ' ').trim();
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters - 1).replace(/\s+\S*$/, '')}…`;
}

const mostCharacters = 160;
