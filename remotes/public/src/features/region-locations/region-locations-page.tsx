import { useRef, type ReactNode } from 'react';
import { Slot, usePage, useSite } from '@larkfare/remote-contract';
import { Pagination, QueryView, TextPage } from '@larkfare/ui-kit';
import { Link, useParams, useSearchParams } from 'react-router';
import { LocationCards, LocationCardsSkeleton } from '../../location-card/location-cards.tsx';
import { NotFound } from '../../not-found/not-found.tsx';
import { breadcrumbList } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import {
  destinationList,
  galleryLead,
  galleryPath,
  galleryBreadcrumbs,
  pageFrom,
} from './region-locations.rules.ts';
import styles from './region-locations-page.module.css';
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
  const gallery = useRegionLocations(regionId, pageFrom(params));
  const list = useRef<HTMLDivElement>(null);

  if (gallery.region === null)
    return (
      <NotFound
        heading="We can’t find that region"
        list={{ label: 'See all tickets', path: '/tickets' }}
      >
        The address may be mistyped, or we may have put its destinations elsewhere.
      </NotFound>
    );

  const turnTo = (page: number) => {
    setParams(page > 1 ? { page: String(page) } : {}, { preventScrollReset: true });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <GalleryHead gallery={gallery} regionId={regionId} />
      <TextPage
        above={gallery.region && <Breadcrumbs steps={galleryBreadcrumbs(gallery.region)} />}
        heading="Destinations Gallery"
        lead={leadOf(gallery)}
        actions={gallery.regions && <RegionLinks regions={gallery.regions} />}
      >
        <div
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
            isEmpty={({ items }) => items.length === 0}
            empty={
              <p className={styles.empty}>
                No locations found for this region. <Link to="/tickets">See every flight</Link>
              </p>
            }
          >
            {({ items, page, totalPages }) => (
              <>
                <LocationCards locations={items} level={2} inSight={cardsInSight} />
                <Pagination page={page} totalPages={totalPages} onPage={turnTo} />
              </>
            )}
          </QueryView>
        </div>
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

/** What the page says about itself. */
function GalleryHead({ gallery, regionId }: { gallery: Gallery; regionId: string }) {
  const { origin } = useSite();
  const { region } = gallery;
  const locations = gallery.locations.data;
  const name = region?.name ?? 'the world';
  const page = locations?.page ?? 1;
  const image = locations?.items.find((location) => location.image)?.image;
  usePage({
    title: `Destinations in ${name}${page > 1 ? `, page ${page}` : ''}`,
    description: `Where to fly in ${name} from the UK: every place with its picture, what it is like and the lowest price per person.`,
    canonicalPath: galleryPath(regionId, page),
    ...(gallery.locations.problem && { status: 503 }),
    ...(image && { image: `${image}-1280.webp` }),
    structuredData: [
      ...(region ? [breadcrumbList(origin, galleryBreadcrumbs(region))] : []),
      ...(locations?.items.length ? [destinationList(name, locations.items)] : []),
    ],
  });
  return null;
}

const leadOf = ({ region, locations }: Gallery) =>
  region && locations.data?.totalItems
    ? galleryLead(region.name, locations.data.totalItems)
    : (region?.name ?? 'Where to fly from the UK');
