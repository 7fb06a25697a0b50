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
  VisuallyHidden,
} from '@larkfare/ui-kit';
import {
  totalPence,
  type TravelClass,
  travelClassNames,
  travellerCount,
  type Travellers,
} from '@larkfare/travellers';
import Star from 'lucide-react/icons/star';
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
      <Row gap={[2, 3]} className={styles.airline}>
        <AirlineLogo airline={airline} />
        <h3 className={styles.name} id={headingId}>
          {airline.name}
        </h3>
        <VisuallyHidden>
          <span id={routeId}>
            {departureAirport.code} to {arrivalAirport.code}, {formatPounds(offer.finalPricePence)}
          </span>
        </VisuallyHidden>
        {offer.operatedBy && <p className={styles.each}>Operated by {offer.operatedBy}</p>}
        {offer.isRecommended && (
          <span className={styles.recommended}>
            <Icon shape={Star} size={14} /> Recommended
          </span>
        )}
      </Row>
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
