import { counted } from '@larkfare/text-rules';
import { homeStep, type Step } from '../../breadcrumbs/breadcrumbs.rules.ts';

/** The address of a page of a region's gallery; the first page has no number. */
export const galleryPath = (regionId: string, page = 1): string =>
  `/countries/${encodeURIComponent(regionId)}${page > 1 ? `?page=${page}` : ''}`;

export const galleryBreadcrumbs = ({ id, name }: { id: string; name: string }): Step[] => [
  homeStep,
  { name: 'Tickets', path: '/tickets' },
  { name, path: galleryPath(id) },
];

/** The lead: 'Fly from the UK to 130 places in Europe.' A part of the list is not counted as all of them. */
export const galleryLead = (region: string, places?: number): string =>
  `Fly from the UK to ${places === undefined ? 'places' : counted(places, 'place')} in ${region}.`;

type Place = { name: string; description: string | null; country: { name: string } };

/** The places of a page as search engines read them (schema.org). */
export const destinationList = (region: string, places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: `Destinations in ${region}`,
  itemListElement: places.map(({ name, description, country }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'TouristDestination',
      name,
      ...(description && { description }),
      containedInPlace: { '@type': 'Country', name: country.name },
    },
  })),
});
