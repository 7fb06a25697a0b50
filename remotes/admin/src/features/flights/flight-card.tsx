import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import {
  AirlineLogo,
  Button,
  buttonClass,
  formatPounds,
  Icon,
  OfferPrice,
  SavingBadge,
} from '@larkfare/ui-kit';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { ProblemLine } from '../../fields/problem-line.tsx';
import styles from './flight-card.module.css';
import { FlightLeg } from './flight-leg.tsx';
import type { ListedFlightFragment } from './flight-list.generated.ts';
import { bookingsAddress, offeredAction } from './flight-words.rules.ts';

type FlightCardProps = {
  item: ListedFlightFragment;
  /** The search, for a flight that it does not offer. */
  trip: { isRoundTrip: boolean; depart: string; ret: string };
  travellers: number;
  /** Why it was not deleted. */
  refusal?: string | undefined;
  onDelete: () => void;
};

/** One flight as the office sees it: as a visitor would be offered it, and what can be done with it. */
export function FlightCard({ item, trip, travellers, refusal, onDelete }: FlightCardProps) {
  const headingId = useId();
  const { search } = useLocation();
  const { flight, offer } = item;
  const action = offeredAction(flight);
  const isRoundTrip = offer ? offer.tripType === 'roundTrip' : trip.isRoundTrip;
  const leg = { from: flight.departureAirport, to: flight.arrivalAirport, stops: flight.stops };
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-recommended={offer?.isRecommended || undefined}
    >
      <div className={styles.airline}>
        <AirlineLogo airline={flight.airline} />
        <h2 className={styles.name} id={headingId}>
          {flight.airline.name}
        </h2>
        <span className={styles.trip}>{isRoundTrip ? 'Round-trip' : 'One-way'}</span>
        {offer?.isRecommended && (
          <span className={styles.recommended}>
            <Icon shape={Star} size={14} /> Recommended
          </span>
        )}
      </div>
      <div className={styles.legs}>
        <FlightLeg
          title="Outbound"
          {...leg}
          minutes={flight.outboundMinutes}
          date={offer?.departureDate ?? trip.depart}
        />
        {isRoundTrip && (
          <FlightLeg
            title="Return"
            from={leg.to}
            to={leg.from}
            stops={leg.stops}
            minutes={flight.returnMinutes}
            date={offer?.returnDate ?? trip.ret}
          />
        )}
      </div>
      <div className={styles.offer}>
        {offer ? (
          <>
            <SavingBadge pence={offer.savingPence} />
            <OfferPrice
              originalPence={offer.originalPricePence}
              finalPence={offer.finalPricePence}
              className={styles.price}
            />
            <span className={styles.each}>
              per person
              {travellers > 1 &&
                `, ${formatPounds(offer.finalPricePence * travellers)} for ${travellers}`}
            </span>
          </>
        ) : (
          <p className={styles.unoffered}>No price for these dates: visitors do not see it.</p>
        )}
      </div>
      <div className={styles.actions}>
        <Link
          to={`/admin/flight/${flight.id}`}
          state={{ from: `/admin/flight${search}` }}
          className={buttonClass({})}
          aria-describedby={headingId}
        >
          <Icon shape={Pencil} size={16} /> EDIT
        </Link>
        {action === 'delete' && (
          <Button className={styles.delete} aria-describedby={headingId} onClick={onDelete}>
            <Icon shape={Trash2} size={16} /> DELETE
          </Button>
        )}
        {action === 'bookings' && (
          <Link
            to={bookingsAddress(flight)}
            className={buttonClass({})}
            aria-describedby={headingId}
          >
            <Icon shape={ClipboardList} size={16} /> BOOKINGS
          </Link>
        )}
        {!action && <span className={styles.each}>Its bookings could not be loaded.</span>}
      </div>
      <ProblemLine text={refusal} className={styles.refusal} />
    </article>
  );
}
