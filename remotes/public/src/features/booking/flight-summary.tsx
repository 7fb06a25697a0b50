import { formatLong } from '@larkfare/london-dates';
import { counted } from '@larkfare/text-rules';
import {
  atLeastOneAdult,
  totalPence,
  travelClassNames,
  travellerCount,
  type Travellers,
} from '@larkfare/travellers';
import { AirlineLogo, Icon, Note, Price, Row, Text } from '@larkfare/ui-kit';
import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { OfferCode } from '../../offer-code/offer-code.tsx';
import type { BookableOffer } from './booking.rules.ts';
import styles from './flight-summary.module.css';

type FlightSummaryProps = { offer: BookableOffer; travellers: Travellers; pricePence: number };

/** The flight that is being booked, and what it comes to for everyone travelling. */
export function FlightSummary({ offer, travellers, pricePence }: FlightSummaryProps) {
  const { airline, departureAirport, arrivalAirport, departureDate, returnDate } = offer;
  const booked = atLeastOneAdult(travellers);
  const people = travellerCount(booked);
  return (
    <section className={styles.summary} aria-label="Your flight">
      <AirlineLogo airline={airline} />
      <div>
        <Text weight="bold">{airline.name}</Text>
        {offer.operatedBy && <Note>Operated by {offer.operatedBy}</Note>}
        <p>
          <span className={styles.airport}>
            {departureAirport.name} ({departureAirport.code})
          </span>
          <Icon
            shape={returnDate ? ArrowLeftRight : ArrowRight}
            size={16}
            className={styles.arrow}
          />
          <span className={styles.airport}>
            {arrivalAirport.name} ({arrivalAirport.code})
          </span>
        </p>
        <Note>
          {formatLong(departureDate)}
          {returnDate && ` to ${formatLong(returnDate)}`}
        </Note>
        <Note>{travelClassNames[offer.travelClass ?? 'economy']}</Note>
        <OfferCode offer={offer} travelClass={offer.travelClass} />
      </div>
      <Row as="dl" gap={[2, 6]} justify="between" className={styles.prices}>
        <Row gap={2} align="baseline">
          <dt>Per person</dt>
          <dd>
            <Price pence={pricePence} />
          </dd>
        </Row>
        <Row gap={2} align="baseline" className={styles.total}>
          <dt>Total for {counted(people, 'traveller')}</dt>
          <dd aria-live="polite">
            <Price pence={totalPence(pricePence, booked)} />
          </dd>
        </Row>
      </Row>
      {booked.infants > 0 && (
        <Note className={styles.whole}>Infants usually pay less; we confirm it when we ring.</Note>
      )}
    </section>
  );
}
