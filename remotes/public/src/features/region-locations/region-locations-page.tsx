import type { ReactNode } from 'react';
import { Slot, usePage, useSite, useToday } from '@larkfare/remote-contract';
import { Card, LinkBar, QueryView, Stack, TextPage } from '@larkfare/ui-kit';
import { Link, NavLink, useParams, useSearchParams } from 'react-router';
import { lowestOffers, lowestPriceWords } from '../../lowest-offers/lowest-offers.ts';
import { LocationCardsSkeleton } from '../../location-card/location-card.tsx';
import {
  isNarrowed,
  type ListSearch,
  listSearchFrom,
} from '../../list-search/list-search.rules.ts';
import { PricesFrom } from '../../home-airport/prices-from.tsx';
import { NotFound } from '../../not-found/not-found.tsx';
import { breadcrumbList } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import {
  destinationList,
  galleryBreadcrumbs,
  galleryLead,
  galleryPath,
} from './region-locations.rules.ts';
import styles from './region-locations-page.module.css';
import { LocationFinder } from './location-finder.tsx';
import { type GalleryRegion, useRegionLocations } from './use-region-locations.ts';

type RegionLocationsPageProps = {
  /** The way to a quote is another feature's; the route hands it in. */
  invitation?: ReactNode;
};

type Gallery = ReturnType<typeof useRegionLocations>;

/** A page of a gallery holds as many (specification §9). */
const cardsOnPage = 24;

/** /countries/{regionId}: the locations of a region, 24 a page. */
export function RegionLocationsPage({ invitation }: RegionLocationsPageProps) {
  const { regionId = '' } = useParams();
  const [params] = useSearchParams();
  const search = listSearchFrom(params);
  const gallery = useRegionLocations(regionId, search);

  if (gallery.region === null)
    return (
      <NotFound
        heading="We can’t find that region"
        list={{ label: 'See all tickets', path: '/tickets' }}
      >
        The address may be mistyped, or the region may have been removed.
      </NotFound>
    );

  return (
    <>
      <GalleryHead gallery={gallery} regionId={regionId} search={search} />
      <TextPage
        above={gallery.region && <Breadcrumbs steps={galleryBreadcrumbs(gallery.region)} />}
        heading="Destinations Gallery"
        lead={leadOf(gallery, search)}
        actions={gallery.regions && <RegionLinks regions={gallery.regions} />}
      >
        <QueryView
          state={gallery.locations}
          skeleton={<LocationCardsSkeleton label="Loading locations" count={cardsOnPage} />}
          help={
            <>
              You can still <Link to="/tickets">see every flight</Link>.
            </>
          }
          isEmpty={({ items }) => items.length === 0 && !isNarrowed(search)}
          empty={
            <Card as="p" look="dashed" padding={5}>
              No locations found for this region. <Link to="/tickets">See every flight</Link>
            </Card>
          }
        >
          {(listed) => (
            <Stack gap={6}>
              <PricesFrom airports={gallery.airports} />
              <LocationFinder
                label={gallery.region ? `Destinations in ${gallery.region.name}` : 'Destinations'}
                path={galleryPath(regionId)}
                listed={listed}
                search={search}
              />
            </Stack>
          )}
        </QueryView>
        {gallery.region && (
          <Slot
            key={gallery.region.id}
            name="locations-section"
            props={{ regionId: gallery.region.id, regionName: gallery.region.name }}
            className={styles.contributed}
          />
        )}
        {invitation}
      </TextPage>
    </>
  );
}

const RegionLinks = ({ regions }: { regions: readonly GalleryRegion[] }) => (
  <LinkBar label="Regions" look="pills">
    {regions.map(({ id, name }) => (
      <NavLink key={id} to={galleryPath(id)}>
        {name}
      </NavLink>
    ))}
  </LinkBar>
);

/** The page's title and description. */
function GalleryHead({
  gallery,
  regionId,
  search,
}: {
  gallery: Gallery;
  regionId: string;
  search: ListSearch;
}) {
  const { origin } = useSite();
  const today = useToday();
  const { region } = gallery;
  const locations = gallery.locations.data;
  const name = region?.name ?? 'the world';
  const page = locations?.page ?? 1;
  const image = locations?.items.find((location) => location.image)?.image;
  usePage({
    title: `Destinations in ${name}${page > 1 ? `, page ${page}` : ''}`,
    description: `Where to fly in ${name} from the UK: every place with its picture, what it is like and the lowest price per person.`,
    canonicalPath: galleryPath(regionId, isNarrowed(search) ? 1 : page),
    ...(search.name && { noIndex: true }),
    ...(gallery.locations.problem && { status: 503 }),
    ...(image && { image: `${image}-1280.webp` }),
    ...(locations && {
      share: {
        path: galleryPath(regionId),
        title: `Destinations in ${name}`,
        ...lowestPriceWords(locations.items),
      },
    }),
    structuredData: [
      ...(region ? [breadcrumbList(origin, galleryBreadcrumbs(region))] : []),
      ...(locations?.items.length ? [destinationList(name, locations.items)] : []),
      ...lowestOffers(origin, locations?.items ?? [], today),
    ],
  });
  return null;
}

const leadOf = ({ region, locations }: Gallery, search: ListSearch) => {
  if (!region || !locations.data) return region?.name ?? 'Where to fly from the UK';
  if (isNarrowed(search)) return galleryLead(region.name);
  return locations.data.totalItems > 0
    ? galleryLead(region.name, locations.data.totalItems)
    : region.name;
};
