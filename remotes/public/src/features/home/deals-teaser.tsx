import { toEnGb } from '@larkfare/london-dates';
import {
  Card,
  flyHref,
  Icon,
  LoadingSkeleton,
  partOf,
  Picture,
  Price,
  type QueryState,
  QueryView,
  Skeleton,
} from '@larkfare/ui-kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { atLastMinutePrice } from '../../location-card/last-minute.rules.ts';
import { dealLabels, dealSearchHref, teaserDeals, type DealKind } from './deals-teaser.rules.ts';
import type { DealCardFragment, HomeQuery } from './home.generated.ts';
import { HomeSection } from './home-section.tsx';
import styles from './deals-teaser.module.css';

const cardsShown = 3;

/** A few of the deals, and the way to all of them. */
export const DealsTeaser = ({ deals }: { deals: QueryState<HomeQuery['deals']> }) => (
  <HomeSection
    id="home-deals"
    heading="Deals from the UK"
    aside={
      <Link to="/deals" className={styles.all}>
        See all deals
        <Icon shape={ArrowRight} size={18} />
      </Link>
    }
  >
    <QueryView
      state={partOf(deals, (lists) =>
        teaserDeals(
          { ...lists, lastMinutes: lists.lastMinutes.map(atLastMinutePrice) },
          cardsShown,
        ),
      )}
      problem="Failed to load deals"
      skeleton={
        <LoadingSkeleton label="Loading deals" className={styles.cards}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} shape="block" className={styles.shape} />
          ))}
        </LoadingSkeleton>
      }
      empty={
        <p className={styles.text}>
          No deals just now.{' '}
          <Link to="/search" className={styles.link}>
            See every flight
          </Link>
        </p>
      }
    >
      {(cards) => (
        <ul className={styles.cards}>
          {cards.map(({ kind, deal }) => (
            <li key={deal.id} className={styles.item}>
              <DealCard kind={kind} deal={deal} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  </HomeSection>
);

const DealCard = ({ kind, deal }: { kind: DealKind; deal: DealCardFragment }) => (
  <Card as={Link} padding={0} to={dealSearchHref(deal) ?? flyHref(deal)} className={styles.card}>
    <Picture
      address={deal.image}
      alt=""
      width={400}
      height={225}
      sizes="(max-width: 600px) 92vw, (max-width: 880px) 45vw, 400px"
      className={styles.picture}
    />
    <span className={styles.words}>
      <span className={styles.kind}>{dealLabels[kind]}</span>
      <span className={styles.name}>
        {deal.name}, {deal.country.name}
      </span>
      {deal.dealingsDescription && <span className={styles.text}>{deal.dealingsDescription}</span>}
      {deal.lowestPricePence !== null && deal.lowestPriceDeparture !== null && (
        <span className={styles.price}>
          from <Price pence={deal.lowestPricePence} className={styles.figure} /> one way, per
          person, {toEnGb(deal.lowestPriceDeparture)}
        </span>
      )}
    </span>
  </Card>
);
