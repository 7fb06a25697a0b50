import { formatLong } from '@larkfare/london-dates';
import {
  atLeastOneAdult,
  type FareShares,
  travelClassNames,
  type Travellers,
} from '@larkfare/travellers';
import { AirlineLogo, Icon, Note, Text } from '@larkfare/ui-kit';
import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { OfferCode } from '../../offer-code/offer-code.tsx';
import { PriceLines } from '../../price-lines/price-lines.tsx';
import type { BookableOffer } from './booking.rules.ts';
import styles from './flight-summary.module.css';

type FlightSummaryProps = {
  offer: BookableOffer;
  party: Travellers & FareShares;
  pricePence: number;
};

/** The flight that is being booked, and what it comes to for everyone travelling. */
export function FlightSummary({ offer, party, pricePence }: FlightSummaryProps) {
  const { airline, departureAirport, arrivalAirport, departureDate, returnDate } = offer;
  const booked = { ...party, ...atLeastOneAdult(party) };
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
      <div className={styles.whole}>
        <PriceLines pricePence={pricePence} party={booked} />
      </div>
      {booked.infants > 0 && party.infantPercent === 100 && (
        <Note className={styles.whole}>Infants usually pay less; we confirm it when we ring.</Note>
      )}
    </section>
  );
}
