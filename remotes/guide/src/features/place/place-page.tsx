import type { ReactNode } from 'react';
import { usePage } from '@larkfare/remote-contract';
import { LoadingSkeleton, QueryView, Skeleton, Stack, TextPage } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AboutPlace } from './about-place.tsx';
import styles from './place-page.module.css';
import { type GuidePlace, usePlace } from './use-place.ts';
import { type Point, whereaboutsOf } from './whereabouts.rules.ts';

type PlaceOnMap = Point & { id: string; name: string };

interface PlacePageProps {
  id: string;
  /** Parts of other features, passed in by the route. */
  flightTimes(place: PlaceOnMap): ReactNode;
  sun(place: PlaceOnMap): ReactNode;
}

/** /guide/:locationId */
export function PlacePage({ id, flightTimes, sun }: PlacePageProps) {
  const state = usePlace(id);
  const place = state.data;
  const isUnknown = place === null;
  usePage({
    title: place ? `${place.name} guide` : isUnknown ? 'Place not found' : 'Destination guide',
    description: place
      ? `How long it takes to fly to ${place.name}, ${place.country.name} from each UK airport, and its hours of daylight through the year.`
      : 'How long the flight takes from each UK airport, and the hours of daylight through the year.',
    canonicalPath: `/guide/${id}`,
    ...(place?.image && { image: `${place.image}-1280.webp` }),
    ...(state.problem && { status: 503 }),
    ...(isUnknown && { status: 404, noIndex: true }),
  });
  return (
    <TextPage
      above={
        <Link to="/guide" className={styles.up}>
          All places
        </Link>
      }
      heading={place ? place.name : isUnknown ? 'There is no such place' : 'Destination guide'}
      lead={place && `${place.country.name}, ${place.country.region.name}`}
    >
      <QueryView
        state={state}
        skeleton={<PlaceSkeleton />}
        help={
          <>
            You can still <Link to="/tickets">see every flight</Link>.
          </>
        }
        isEmpty={(found) => found === null}
        empty={
          <p>
            It may have been removed. <Link to="/guide">See every place</Link>
          </p>
        }
      >
        {(found) => found && <Parts place={found} flightTimes={flightTimes} sun={sun} />}
      </QueryView>
    </TextPage>
  );
}

type PartsProps = Pick<PlacePageProps, 'flightTimes' | 'sun'> & { place: GuidePlace };

function Parts({ place, flightTimes, sun }: PartsProps) {
  const point = whereaboutsOf(place.airports);
  const onMap = point && { ...point, id: place.id, name: place.name };
  return (
    <Stack gap={12}>
      <AboutPlace place={place} point={point} />
      {onMap ? (
        <>
          {flightTimes(onMap)}
          {sun(onMap)}
        </>
      ) : (
        <p>
          None of its airports is on the map yet, so the distance is not known.{' '}
          <Link to="/contact">Ask us</Link>
        </p>
      )}
    </Stack>
  );
}

/** Shown while the place is loading. */
const PlaceSkeleton = () => (
  <LoadingSkeleton label="Loading the place" gap={12}>
    <Skeleton shape="block" height={220} />
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={420} />
  </LoadingSkeleton>
);
