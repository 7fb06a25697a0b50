import { useId } from 'react';
import { Slot } from '@larkfare/remote-contract';
import { counted } from '@larkfare/text-rules';
import {
  AirlineLogo,
  Button,
  Card,
  formatPounds,
  Icon,
  Note,
  OfferPrice,
  Row,
  SavingBadge,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import {
  totalPence,
  type TravelClass,
  travelClassNames,
  travellerCount,
  type Travellers,
} from '@larkfare/travellers';
import Star from '@lucide/icons/icons/star';
import type { FlightCardFragment } from './flight-card.generated.ts';
import { FlightLeg } from './flight-leg.tsx';
import styles from './flight-card.module.css';

type FlightCardProps = {
  offer: FlightCardFragment;
  travellers: Travellers;
  /** The class of the price. */
  travelClass?: TravelClass;
  onBook: () => void;
};

/** One flight on offer: whose it is, its way there and back, and what it costs each traveller. */
export function FlightCard({
  offer,
  travellers,
  travelClass = 'economy',
  onBook,
}: FlightCardProps) {
  const headingId = useId();
  const routeId = useId();
  // Several flights may be of one airline.
  const nameIds = `${headingId} ${routeId}`;
  const { airline, departureAirport, arrivalAirport } = offer;
  const people = travellerCount(travellers);
  return (
    <Card
      as="article"
      gap={4}
      className={styles.card}
      aria-labelledby={nameIds}
      data-recommended={offer.isRecommended || undefined}
    >
      <Row gap={[2, 3]}>
        <AirlineLogo airline={airline} />
        <Text as="h3" size={1} className={styles.name} id={headingId}>
          {airline.name}
        </Text>
        <VisuallyHidden>
          <span id={routeId}>
            {departureAirport.code} to {arrivalAirport.code}, {formatPounds(offer.finalPricePence)}
          </span>
        </VisuallyHidden>
        {offer.operatedBy && <Note>Operated by {offer.operatedBy}</Note>}
        {offer.isRecommended && (
          <span className={styles.recommended}>
            <Icon shape={Star} size={14} /> Recommended
          </span>
        )}
      </Row>
      <Stack>
        <FlightLeg
          title="Outbound"
          from={departureAirport}
          to={arrivalAirport}
          date={offer.departureDate}
          minutes={offer.outboundMinutes}
          stops={offer.stops}
        />
        {offer.tripType === 'roundTrip' && offer.returnDate && (
          <FlightLeg
            title="Return"
            from={arrivalAirport}
            to={departureAirport}
            date={offer.returnDate}
            minutes={offer.returnMinutes}
            stops={offer.stops}
          />
        )}
      </Stack>
      <div className={styles.offer}>
        <SavingBadge pence={offer.savingPence} />
        <OfferPrice
          originalPence={offer.originalPricePence}
          finalPence={offer.finalPricePence}
          className={styles.price}
        />
        <Note as="span">
          per person, {travelClassNames[travelClass]}
          {people > 1 && (
            <span className={styles.total}>
              {formatPounds(totalPence(offer.finalPricePence, travellers))} for{' '}
              {counted(people, 'traveller')}
            </span>
          )}
        </Note>
        <Button tone="action" className={styles.book} aria-describedby={nameIds} onClick={onBook}>
          Book Now
        </Button>
        <Slot
          name="result-action"
          props={{
            flightId: offer.flightId,
            destination: arrivalAirport.locationName,
            departureDate: offer.departureDate,
          }}
          className={styles.contributed}
        />
      </div>
    </Card>
  );
}

/** A flight card on its way: as high and as wide as one will be. */
export const FlightCardSkeleton = () => (
  <Card gap={4} className={styles.card} data-testid="flight-placeholder">
    <Row gap={[2, 3]}>
      <Skeleton width={96} height={44} shape="block" />
      <Skeleton width="9rem" />
    </Row>
    <Stack>
      <Skeleton height="4.5rem" shape="block" />
      <Skeleton height="4.5rem" shape="block" />
    </Stack>
    <div className={styles.offer}>
      <Skeleton width="7rem" height="1.75rem" />
      <Skeleton width="5rem" />
      <Skeleton height="2.75rem" shape="block" />
    </div>
  </Card>
);
