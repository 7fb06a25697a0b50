import type { ReactNode } from 'react';
import { usePage, useSite, useToday } from '@larkfare/remote-contract';
import { Card, LinkBar, QueryView, Stack, Text, TextPage, useQueryState } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { lowestOffers, lowestPriceWords } from '../../lowest-offers/lowest-offers.ts';
import { LocationCards, LocationCardsSkeleton } from '../../location-card/location-card.tsx';
import { breadcrumbList, homeStep } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import { type DealGroup, dealsOf, sharedPicture, shownGroups } from './deals.rules.ts';
import { useFromHome } from '../../home-airport/home-airport.ts';
import { PricesFrom } from '../../home-airport/prices-from.tsx';
import { useQuery } from '@apollo/client/react';
import { atLastMinutePrice } from '../../location-card/last-minute.rules.ts';
import { DealsDocument, type DealsQuery } from './deals.generated.ts';

type DealsPageProps = {
  /** The way to a quote is another feature's; the route hands it in. */
  invitation?: ReactNode;
};

const breadcrumbs = [homeStep, { name: 'Deals', path: '/deals' }];
/** A row of them, as the page opens. */
const cardsInSight = 4;

/** /deals: Top Destinations, Last-Minute Deals and Hot Deals. */
export function DealsPage({ invitation }: DealsPageProps) {
  const { origin } = useSite();
  const today = useToday();
  const deals = useDeals();
  const image = deals.data && sharedPicture(deals.data);
  usePage({
    title: 'Flight deals from the UK',
    description:
      'Top destinations, last-minute deals and hot deals: where to fly from the UK just now, and from how much per person.',
    canonicalPath: '/deals',
    ...(deals.problem && { status: 503 }),
    structuredData: [
      breadcrumbList(origin, breadcrumbs),
      ...lowestOffers(origin, deals.data ? dealsOf(deals.data) : [], today),
    ],
    ...(image && { image: `${image}-1280.webp` }),
    ...(deals.data && {
      share: {
        path: '/deals',
        title: 'Flight deals',
        ...lowestPriceWords(dealsOf(deals.data)),
      },
    }),
  });
  return (
    <TextPage
      above={<Breadcrumbs steps={breadcrumbs} />}
      heading="Flight deals from the UK"
      lead="Pick a place and see every flight there."
      actions={deals.data && <GroupLinks groups={shownGroups(deals.data)} />}
    >
      <QueryView
        state={deals}
        skeleton={<LocationCardsSkeleton label="Loading deals" count={8} />}
        help={
          <>
            You can still <Link to="/tickets">see every flight</Link>.
          </>
        }
      >
        {({ airports, ...lists }) => (
          <Stack gap={6}>
            <PricesFrom airports={airports} />
            <Groups deals={lists} />
          </Stack>
        )}
      </QueryView>
      {invitation}
    </TextPage>
  );
}

const GroupLinks = ({ groups }: { groups: readonly DealGroup[] }) => (
  <LinkBar label="Deals on this page" look="pills">
    {groups.map(({ id, heading }) => (
      <a key={id} href={`#${id}`}>
        {heading}
      </a>
    ))}
  </LinkBar>
);

const Groups = ({ deals }: { deals: DealLists }) => (
  <Stack gap={16}>
    {shownGroups(deals).map((group, index) => (
      <Group
        key={group.kind}
        group={group}
        locations={deals[group.kind]}
        inSight={index === 0 ? cardsInSight : 0}
      />
    ))}
  </Stack>
);

type GroupProps = { group: DealGroup; locations: DealLists['hotDeals']; inSight: number };

const Group = ({ group: { id, heading, lead, empty }, locations, inSight }: GroupProps) => (
  <Stack as="section" gap={5} aria-labelledby={id}>
    <Stack gap={1}>
      <Text as="h2" size={5} tight id={id}>
        {heading}
      </Text>
      <Text tone="ink-soft">{lead}</Text>
    </Stack>
    {locations.length > 0 ? (
      <LocationCards locations={locations} level={3} inSight={inSight} />
    ) : (
      <Card as="p" look="dashed" padding={5}>
        {empty} <Link to="/tickets">See every flight</Link>
      </Card>
    )}
  </Stack>
);

type DealLists = DealsQuery['deals'];

/** The three lists of deals; prices from another airport replace the previous ones when they are there. */
function useDeals() {
  const query = useQuery(DealsDocument, { variables: useFromHome() });
  return useQueryState(
    { ...query, data: query.data ?? (query.error ? undefined : query.previousData) },
    {
      select: ({ deals, departureAirports: airports }) => ({
        ...deals,
        airports,
        lastMinutes: deals.lastMinutes.map(atLastMinutePrice),
      }),
      failure: 'Failed to load deals',
    },
  );
}
