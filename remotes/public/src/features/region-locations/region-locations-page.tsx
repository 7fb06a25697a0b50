import { useRef, type ReactNode } from 'react';
import { Slot, usePage, useSite } from '@larkfare/remote-contract';
import { Button, Pagination, QueryView, Stack, TextPage } from '@larkfare/ui-kit';
import { Link, useParams, useSearchParams } from 'react-router';
import { LocationCards, LocationCardsSkeleton } from '../../location-card/location-cards.tsx';
import {
  isNarrowed,
  type ListSearch,
  listSearchFrom,
  toListParams,
  wholeList,
} from '../../list-search/list-search.rules.ts';
import { NotFound } from '../../not-found/not-found.tsx';
import { breadcrumbList } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import {
  destinationList,
  galleryLead,
  galleryPath,
  galleryBreadcrumbs,
} from './region-locations.rules.ts';
import styles from './region-locations-page.module.css';
import { GalleryTools } from './gallery-tools.tsx';
import { RegionLinks } from './region-links.tsx';
import { useRegionLocations } from './use-region-locations.ts';

type RegionLocationsPageProps = {
  /** The way to a quote is another feature's; the route hands it in. */
  invitation?: ReactNode;
};

type Gallery = ReturnType<typeof useRegionLocations>;

/** A page of a gallery holds as many (specification §9). */
const cardsOnPage = 24;
const cardsInSight = 4;

/** /countries/{regionId}: the locations of a region, 24 a page. */
export function RegionLocationsPage({ invitation }: RegionLocationsPageProps) {
  const { regionId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const search = listSearchFrom(params);
  const gallery = useRegionLocations(regionId, search);
  const list = useRef<HTMLDivElement>(null);

  if (gallery.region === null)
    return (
      <NotFound
        heading="We can’t find that region"
        list={{ label: 'See all tickets', path: '/tickets' }}
      >
        The address may be mistyped, or the region may have been removed.
      </NotFound>
    );

  const find = (change: Partial<ListSearch>, options?: { replace: boolean }) =>
    setParams(toListParams(search, change), { preventScrollReset: true, ...options });
  const turnTo = (page: number) => {
    find({ page });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <GalleryHead gallery={gallery} regionId={regionId} search={search} />
      <TextPage
        above={gallery.region && <Breadcrumbs steps={galleryBreadcrumbs(gallery.region)} />}
        heading="Destinations Gallery"
        lead={leadOf(gallery, search)}
        actions={gallery.regions && <RegionLinks regions={gallery.regions} />}
      >
        <Stack
          gap={8}
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label={gallery.region ? `Destinations in ${gallery.region.name}` : 'Destinations'}
          className={styles.list}
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
              <p className={styles.empty}>
                No locations found for this region. <Link to="/tickets">See every flight</Link>
              </p>
            }
          >
            {(listed) => (
              <>
                {(listed.totalPages > 1 || isNarrowed(search)) && (
                  <GalleryTools
                    regionId={regionId}
                    listed={listed}
                    search={search}
                    onChange={find}
                  />
                )}
                {listed.items.length > 0 ? (
                  <LocationCards locations={listed.items} level={2} inSight={cardsInSight} />
                ) : (
                  <div className={styles.empty}>
                    <p>No place here matches. We may still find you a flight if you ask us.</p>
                    <Button onClick={() => find(wholeList)}>Show all places</Button>
                  </div>
                )}
                <Pagination page={listed.page} totalPages={listed.totalPages} onPage={turnTo} />
              </>
            )}
          </QueryView>
        </Stack>
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
    structuredData: [
      ...(region ? [breadcrumbList(origin, galleryBreadcrumbs(region))] : []),
      ...(locations?.items.length ? [destinationList(name, locations.items)] : []),
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
