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
  Text,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import {
  type Party,
  totalPence,
  type TravelClass,
  travelClassNames,
  travellerCount,
} from '@larkfare/travellers';
import Star from '@lucide/icons/icons/star';
import { Link } from 'react-router';
import type { FlightCardFragment } from './flight-card.generated.ts';
import { FlightLeg } from './flight-leg.tsx';
import styles from './flight-card.module.css';
import { OfferCode } from '../../offer-code/offer-code.tsx';
import { SaveFlight } from './save-flight.tsx';
import { keptOffer } from './shortlist.rules.ts';
import type { Shortlist } from './use-shortlist.ts';

type FlightCardProps = {
  offer: FlightCardFragment;
  party: Party;
  /** The class of the price. */
  travelClass?: TravelClass;
  shortlist: Shortlist;
  onBook: () => void;
};

/** One flight on offer: whose it is, its way there and back, and what it costs each traveller. */
export function FlightCard({
  offer,
  party,
  travelClass = 'economy',
  shortlist,
  onBook,
}: FlightCardProps) {
  const headingId = useId();
  const routeId = useId();
  // Several flights may be of one airline.
  const nameIds = `${headingId} ${routeId}`;
  const { airline, departureAirport, arrivalAirport } = offer;
  const people = travellerCount(party);
  return (
    <Card
      as="article"
      padding={[2, 3]}
      className={styles.card}
      aria-labelledby={nameIds}
      data-recommended={offer.isRecommended || undefined}
    >
      {offer.isRecommended && (
        <span className={styles.recommended}>
          <Icon shape={Star} size={14} /> Recommended
        </span>
      )}
      <div className={styles.head}>
        <AirlineLogo airline={airline} size="medium" />
        <Text as="h3" size={1} id={headingId}>
          {airline.name}
        </Text>
        <VisuallyHidden>
          <span id={routeId}>
            {departureAirport.code} to {arrivalAirport.code}, {formatPounds(offer.finalPricePence)}
          </span>
        </VisuallyHidden>
        <Slot
          name="result-action"
          props={{
            flightId: offer.flightId,
            destination: arrivalAirport.locationName,
            departureDate: offer.departureDate,
          }}
          className={styles.contributed}
        />
        <Row gap={[0, 2]} className={styles.details}>
          {offer.operatedBy && <Note as="span">Operated by {offer.operatedBy}</Note>}
          <OfferCode offer={offer} travelClass={travelClass} />
          {airline.hasBaggage && (
            <>
              ·
              <Note
                as={Link}
                to={`/flight/${airline.id}#baggage`}
                className={styles.baggage}
                aria-label={`Baggage of ${airline.name}`}
              >
                Baggage
              </Note>
            </>
          )}
        </Row>
      </div>
      <div className={styles.legs}>
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
      </div>
      <SavingBadge pence={offer.savingPence} className={styles.saving} />
      <div className={styles.offer}>
        <OfferPrice
          originalPence={offer.originalPricePence}
          finalPence={offer.finalPricePence}
          className={styles.price}
        />
        <Note as="span">per person, {travelClassNames[travelClass]}</Note>
        {people > 1 && (
          <Note as="span">
            {formatPounds(totalPence(offer.finalPricePence, party))} for{' '}
            {counted(people, 'traveller')}
          </Note>
        )}
        <SaveFlight
          shortlist={shortlist}
          offer={keptOffer({ ...offer, travelClass })}
          pence={offer.finalPricePence}
          describedBy={nameIds}
          className={styles.save}
        />
        <Button tone="action" className={styles.book} aria-describedby={nameIds} onClick={onBook}>
          Book Now
        </Button>
      </div>
    </Card>
  );
}

/** A flight card on its way: as high and as wide as one will be. */
export const FlightCardSkeleton = () => (
  <Card padding={[2, 3]} className={styles.card} data-testid="flight-placeholder">
    <div className={styles.head}>
      <Skeleton width={64} height={32} shape="block" />
      <Skeleton width="9rem" />
    </div>
    <Skeleton height="3.25rem" shape="block" className={styles.legs} />
    <div className={styles.offer}>
      <Skeleton width="7rem" height="1.75rem" />
      <Skeleton width="5rem" />
      <Skeleton height="2.75rem" shape="block" className={styles.book} />
    </div>
  </Card>
);
