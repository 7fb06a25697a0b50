import type { ReactNode } from 'react';
import { Slot, usePage, useSite, useToday } from '@larkfare/remote-contract';
import {
  LoadingSkeleton,
  PageWidth,
  type QueryState,
  QueryView,
  Skeleton,
  Stack,
  TextPage,
} from '@larkfare/ui-kit';
import { Link, useParams } from 'react-router';
import { NotFound } from '../../not-found/not-found.tsx';
import { breadcrumbList } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import {
  airlineBreadcrumbs,
  airlineData,
  airlineDescription,
  airlinePath,
  airlineTitle,
  lowestFare,
} from './airline.rules.ts';
import { AirlineHead } from './airline-head.tsx';
import { AirlineText } from './airline-text.tsx';
import { monthText, offer } from '../../lowest-offers/lowest-offers.ts';
import styles from './airline-page.module.css';
import { OtherAirlines } from './other-airlines.tsx';
import { type ShownAirline, useAirline } from './use-airline.ts';

type AirlinePageProps = {
  /** The way to a quote is another feature's; the route hands it in. */
  invitation?: (airlineId: string) => ReactNode;
};

/** /flight/{id}: who an airline is, what it takes on board, and four others. */
export function AirlinePage({ invitation }: AirlinePageProps) {
  const { id = '' } = useParams();
  const state = useAirline(id);
  const airline = state.data;
  if (airline)
    // Another airline is another page: nothing of the one before stays.
    return <Airline key={airline.id} airline={airline} invitation={invitation?.(airline.id)} />;

  if (airline === null)
    return (
      <NotFound
        heading="We can’t find that airline"
        list={{ label: 'See our partner airlines', path: '/flight' }}
      >
        The address may be mistyped, or we may no longer book it.
      </NotFound>
    );

  return <WithoutAirline id={id} state={state} />;
}

function Airline({ airline, invitation }: { airline: ShownAirline; invitation: ReactNode }) {
  const { origin } = useSite();
  const today = useToday();
  const fare = lowestFare(airline.id, airline.lowestPrices, today);
  const breadcrumbs = airlineBreadcrumbs(airline);
  usePage({
    title: airlineTitle(airline),
    description: airlineDescription(airline),
    canonicalPath: airlinePath(airline.id),
    structuredData: [
      breadcrumbList(origin, breadcrumbs),
      airlineData(origin, airline),
      ...(fare
        ? [
            {
              '@context': 'https://schema.org',
              ...offer({
                name: `${airline.name} from the UK, one way, ${monthText(fare.day)}`,
                url: `${origin}${fare.path}`,
                pence: fare.pence,
                today,
              }),
            },
          ]
        : []),
    ],
  });
  return (
    <PageWidth className={styles.page}>
      <Breadcrumbs steps={breadcrumbs} />
      <Stack gap={6} className={styles.parts}>
        <AirlineHead airline={airline} fare={fare} />
        <AirlineText airline={airline} />
        <OtherAirlines airlines={airline.others} />
        <Slot name="airline-section" props={{ airlineId: airline.id, airlineName: airline.name }} />
      </Stack>
      {invitation}
    </PageWidth>
  );
}

/** While the airline is loading, or when it could not be loaded. */
function WithoutAirline({ id, state }: { id: string; state: QueryState<unknown> }) {
  usePage({
    title: 'Airline',
    description: 'One of the airlines that we book from the UK.',
    canonicalPath: airlinePath(id),
    ...(state.problem && { status: 503 }),
  });
  if (!state.problem) return <AirlineSkeleton />;
  return (
    <TextPage heading="Airline">
      <QueryView
        state={state}
        skeleton={null}
        help={
          <>
            You can look at <Link to="/flight">our other partner airlines</Link> meanwhile.
          </>
        }
      >
        {() => null}
      </QueryView>
    </TextPage>
  );
}

/** The shape of an airline's page. */
const AirlineSkeleton = () => (
  <PageWidth className={styles.page}>
    <LoadingSkeleton label="Loading the airline" gap={6} className={styles.parts}>
      <Stack gap={6} className={styles.head}>
        <Skeleton shape="block" height={240} />
        <Stack gap={3}>
          <Skeleton height="2.8rem" width="60%" />
          <Skeleton width="40%" />
          <Skeleton height="4.5rem" />
          <Skeleton shape="block" height={52} width={220} />
        </Stack>
      </Stack>
      <Stack gap={5} className={styles.texts}>
        <Skeleton shape="block" height={340} />
        <Skeleton shape="block" height={340} />
      </Stack>
    </LoadingSkeleton>
  </PageWidth>
);
