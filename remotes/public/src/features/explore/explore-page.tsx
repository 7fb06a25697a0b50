import { useQuery } from '@apollo/client/react';
import { toEnGb } from '@larkfare/london-dates';
import { usePage, useSite, useToday } from '@larkfare/remote-contract';
import { counted } from '@larkfare/text-rules';
import {
  Button,
  Card,
  flyHref,
  FromPrice,
  Grid,
  LoadingSkeleton,
  Note,
  PagedList,
  QueryView,
  SelectField,
  Skeleton,
  Stack,
  Text,
  TextPage,
  useMediaQuery,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { breadcrumbList, homeStep } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import { keepHomeAirport, useHomeAirport } from '../../home-airport/home-airport.ts';
import { LazyPart } from '../../lazy-part/lazy-part.tsx';
import { ExploreDocument, type ExploreQuery } from './explore.generated.ts';
import styles from './explore-page.module.css';
import {
  budgetOptions,
  exploreFrom,
  type ExploreSearch,
  monthOptions,
  placesPerPage,
  toExploreParams,
} from './explore.rules.ts';

const breadcrumbs = [homeStep, { name: 'Explore', path: '/explore' }];
const loadMap = () => import('./explore-map.tsx').then(({ ExploreMap }) => ExploreMap);

/** /explore: the places that can be flown to from an airport, in a month and for a budget. */
export function Component() {
  const { origin } = useSite();
  const [params] = useSearchParams();
  const address = exploreFrom(params);
  const home = useHomeAirport();
  const search = { ...address, fromId: address.fromId || home.id };
  const explored = useExplored(search);
  const isWide = useMediaQuery('(min-width: 881px)');
  usePage({
    title: 'Where to fly from the UK, by price',
    description:
      'Choose a UK airport, a month and a budget, and see every place that you can fly to, the cheapest first.',
    canonicalPath: '/explore',
    ...(params.size > 0 && { noIndex: true }),
    ...(explored.problem && { status: 503 }),
    structuredData: [breadcrumbList(origin, breadcrumbs)],
  });
  return (
    <TextPage
      above={<Breadcrumbs steps={breadcrumbs} />}
      heading="Where can I go?"
      lead="Choose an airport, a month and a budget. Each place leads to its cheapest flight."
      aside={
        isWide &&
        explored.data && (
          <LazyPart load={loadMap} loading={null} problem="The map could not be loaded.">
            {(ExploreMap) => <ExploreMap places={explored.data.places} hrefOf={hrefOf} />}
          </LazyPart>
        )
      }
    >
      <QueryView
        state={explored}
        skeleton={
          <LoadingSkeleton label="Loading places" columns="13rem" gap={3}>
            {Array.from({ length: 24 }, (_, place) => (
              <Skeleton key={place} shape="block" height={112} />
            ))}
          </LoadingSkeleton>
        }
        help={
          <>
            You can still <Link to="/tickets">see every flight</Link>.
          </>
        }
      >
        {({ airports, places }) => <Places airports={airports} places={places} search={search} />}
      </QueryView>
    </TextPage>
  );
}

/** The places, and the airports to choose from; the previous ones stay until the next are there. */
function useExplored({ fromId, month, maxPounds }: ExploreSearch) {
  const maxPricePence = maxPounds ? maxPounds * 100 : null;
  const query = useQuery(ExploreDocument, {
    variables: { fromId: fromId || null, month: month ?? null, maxPricePence },
  });
  return useQueryState(
    { ...query, data: query.data ?? (query.error ? undefined : query.previousData) },
    {
      select: ({ departureAirports: airports, explore: places }) => ({ airports, places }),
      failure: 'The places could not be loaded.',
    },
  );
}

type PlacesProps = {
  airports: ExploreQuery['departureAirports'];
  places: ExploreQuery['explore'];
  search: ExploreSearch;
};

function Places({ airports, places, search }: PlacesProps) {
  const today = useToday();
  const [, setParams] = useSearchParams();
  // At once: the next field's change starts from the rendered search.
  const change = (part: Partial<ExploreSearch>) =>
    setParams(toExploreParams(search, part), { preventScrollReset: true, flushSync: true });
  const totalPages = Math.max(1, Math.ceil(places.length / placesPerPage));
  const page = Math.min(search.page, totalPages);
  return (
    <PagedList
      label="Places"
      count={counted(places.length, 'place')}
      fields={
        <>
          <SelectField
            label="From"
            value={search.fromId}
            onValue={(fromId) => {
              keepHomeAirport(airports.find(({ id }) => id === fromId));
              change({ fromId });
            }}
            options={[
              { value: '', label: 'Any UK airport' },
              ...airports.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SelectField
            label="Month"
            value={String(search.month ?? '')}
            onValue={(month) => change({ month: Number(month) || undefined })}
            options={monthOptions(today)}
          />
          <SelectField
            label="Budget"
            value={String(search.maxPounds ?? '')}
            onValue={(pounds) => change({ maxPounds: Number(pounds) || undefined })}
            options={budgetOptions(search.maxPounds)}
          />
        </>
      }
      links={<Note>Lowest prices per person, as of {toEnGb(today)}</Note>}
      page={page}
      totalPages={totalPages}
      onPage={(next) => change({ page: next })}
    >
      {places.length > 0 ? (
        <Grid as="ul" role="list" columns="13rem" gap={3}>
          {places.slice((page - 1) * placesPerPage, page * placesPerPage).map((place) => (
            <li key={place.id}>
              <Card as={Link} to={hrefOf(place)} gap={1} padding={[3, 4]} className={styles.place}>
                <Text as="span" weight="bold">
                  {place.name}
                </Text>{' '}
                <Note as="span">{place.countryName}</Note>{' '}
                <Note as="span">
                  <FromPrice price={place.price} />
                </Note>
              </Card>
            </li>
          ))}
        </Grid>
      ) : (
        <Card look="dashed" gap={4} padding={5}>
          <p>Nothing for that airport, month and budget.</p>
          <Stack gap={3}>
            <Button onClick={() => change({ maxPounds: undefined })}>Show any price</Button>
            <Button onClick={() => change({ month: undefined })}>Show any month</Button>
          </Stack>
        </Card>
      )}
    </PagedList>
  );
}

const hrefOf = ({ name, airport, price }: ExploreQuery['explore'][number]) =>
  flyHref({ name, firstAirport: airport, lowestPrice: price });
