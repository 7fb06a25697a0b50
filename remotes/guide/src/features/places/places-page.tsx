import { usePage } from '@larkfare/remote-contract';
import { LoadingSkeleton, QueryView, Skeleton, TextPage } from '@larkfare/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { PlaceFinder } from './place-finder.tsx';
import { searchFrom, toParams } from './places.rules.ts';
import { usePlaces } from './use-places.ts';

/** /guide: the places with flights from the UK, by name. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const search = searchFrom(params);
  const places = usePlaces(search);
  usePage({
    title: 'Destination guide',
    description:
      'Every place that you can fly to from the UK: how long the flight takes and how the sun moves through the year.',
    canonicalPath: '/guide',
    ...(places.problem && { status: 503 }),
    ...(search.name && { noIndex: true }),
  });
  return (
    <TextPage
      heading="Destination guide"
      lead="Choose a place to see how long the flight takes, and the hours of daylight through the year."
    >
      <QueryView
        state={places}
        skeleton={<PlacesSkeleton />}
        help={
          <>
            You can still <Link to="/tickets">see every flight</Link>.
          </>
        }
      >
        {(listed) => (
          <PlaceFinder
            listed={listed}
            search={search}
            onSearch={(next, options) =>
              setParams(toParams(next), { preventScrollReset: true, flushSync: true, ...options })
            }
          />
        )}
      </QueryView>
    </TextPage>
  );
}

const PlacesSkeleton = () => (
  <LoadingSkeleton label="Loading places" columns="15rem" gap={3}>
    {Array.from({ length: 24 }, (_, place) => (
      <Skeleton key={place} shape="block" height={72} />
    ))}
  </LoadingSkeleton>
);
