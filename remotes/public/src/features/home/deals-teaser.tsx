import {
  Card,
  flyHref,
  FromPrice,
  Grid,
  LoadingSkeleton,
  lowestPriceSearch,
  Note,
  partOf,
  Picture,
  type QueryState,
  QueryView,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@larkfare/ui-kit';
import { toSearchResultsParams } from '@larkfare/travellers';
import { Link } from 'react-router';
import { atLastMinutePrice } from '../../location-card/last-minute.rules.ts';
import { PricesFrom } from '../../home-airport/prices-from.tsx';
import { dealLabels, teaserDeals, type DealKind } from './deals-teaser.rules.ts';
import type { DealCardFragment, HomeQuery } from './home.generated.ts';
import { HomeSection, MoreLink } from './home-section.tsx';
import styles from './deals-teaser.module.css';

const cardsShown = 3;

/** A few of the deals, and the way to all of them. */
export const DealsTeaser = ({ home }: { home: QueryState<HomeQuery> }) => (
  <HomeSection
    id="home-deals"
    heading="Deals from the UK"
    aside={
      <Row gap={[1, 6]}>
        <MoreLink to="/deals">See all deals</MoreLink>
        <MoreLink to="/explore">Explore by price</MoreLink>
      </Row>
    }
  >
    <Stack gap={5}>
      {home.data && <PricesFrom airports={home.data.departureAirports} />}
      <QueryView
        state={partOf(home, ({ deals }) =>
          teaserDeals(
            { ...deals, lastMinutes: deals.lastMinutes.map(atLastMinutePrice) },
            cardsShown,
          ),
        )}
        problem="Failed to load deals"
        skeleton={
          <LoadingSkeleton label="Loading deals" columns="13.5rem" fit gap={5}>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} shape="block" height={380} />
            ))}
          </LoadingSkeleton>
        }
        empty={
          <Text tone="ink-soft">
            No deals just now. <Link to="/search">See every flight</Link>
          </Text>
        }
      >
        {(cards) => (
          <Grid as="ul" role="list" columns="13.5rem" fit gap={5}>
            {cards.map(({ kind, deal }) => (
              <Stack as="li" key={deal.id}>
                <DealCard kind={kind} deal={deal} />
              </Stack>
            ))}
          </Grid>
        )}
      </QueryView>
    </Stack>
  </HomeSection>
);

/** Specification §2, the home page's way to /search-results: a deal with a price is a search in itself. */
function dealHref(deal: DealCardFragment) {
  const search = lowestPriceSearch(deal);
  return search ? `/search-results?${toSearchResultsParams(search)}` : flyHref(deal);
}

const DealCard = ({ kind, deal }: { kind: DealKind; deal: DealCardFragment }) => (
  <Card as={Link} padding={0} to={dealHref(deal)} className={styles.card}>
    <Picture
      address={deal.image}
      alt=""
      width={400}
      height={225}
      sizes="(max-width: 600px) 92vw, (max-width: 880px) 45vw, 400px"
      className={styles.picture}
    />
    <span className={styles.words}>
      <Text as="span" tone="link" size={0} weight="strong">
        {dealLabels[kind]}
      </Text>
      <Text as="span" size={2} weight="bold" className={styles.name}>
        {deal.name}, {deal.country.name}
      </Text>
      {deal.dealingsDescription && (
        <Text as="span" tone="ink-soft">
          {deal.dealingsDescription}
        </Text>
      )}
      {deal.lowestPrice && (
        <Note as="span" className={styles.price}>
          <FromPrice price={deal.lowestPrice} />
        </Note>
      )}
    </span>
  </Card>
);
