import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { type TravelClass, travelClassNames } from '@larkfare/travellers';
import {
  AirlineLogo,
  Button,
  buttonClass,
  Card,
  formatPounds,
  Icon,
  Note,
  OfferPrice,
  Row,
  SavingBadge,
  Stack,
} from '@larkfare/ui-kit';
import ClipboardList from '@lucide/icons/icons/clipboard-list';
import Pencil from '@lucide/icons/icons/pencil';
import Star from '@lucide/icons/icons/star';
import Trash2 from '@lucide/icons/icons/trash';
import { Badge } from '../../list/badge.tsx';
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
  /** The price's, where it is not economy's as in the list of a search. */
  travelClass?: TravelClass | undefined;
  /** Why it was not deleted. */
  refusal?: string | undefined;
  onDelete: () => void;
};

/** One flight as the office sees it: as a visitor would be offered it, and what can be done with it. */
export function FlightCard({
  item,
  trip,
  travellers,
  travelClass,
  refusal,
  onDelete,
}: FlightCardProps) {
  const headingId = useId();
  const { search } = useLocation();
  const { flight, offer } = item;
  const action = offeredAction(flight);
  const isRoundTrip = offer ? offer.tripType === 'roundTrip' : trip.isRoundTrip;
  const leg = { from: flight.departureAirport, to: flight.arrivalAirport, stops: flight.stops };
  return (
    <Card
      as="article"
      gap={[3, 6]}
      className={styles.card}
      aria-labelledby={headingId}
      data-recommended={offer?.isRecommended || undefined}
    >
      <Row gap={[2, 3]} className={styles.airline}>
        <AirlineLogo airline={flight.airline} />
        <h2 className={styles.name} id={headingId}>
          {flight.airline.name}
        </h2>
        <Note as="span">{isRoundTrip ? 'Round-trip' : 'One-way'}</Note>
        {offer?.isRecommended && (
          <Badge tone="teal">
            <Icon shape={Star} size={14} /> Recommended
          </Badge>
        )}
      </Row>
      <Stack gap={2} className={styles.legs}>
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
      </Stack>
      <div className={styles.offer}>
        {offer ? (
          <>
            <SavingBadge pence={offer.savingPence} />
            <OfferPrice
              originalPence={offer.originalPricePence}
              finalPence={offer.finalPricePence}
              className={styles.price}
            />
            <Note as="span">
              per person
              {travelClass && `, ${travelClassNames[travelClass]}`}
              {travellers > 1 &&
                `, ${formatPounds(offer.finalPricePence * travellers)} for ${travellers}`}
            </Note>
          </>
        ) : (
          <Note>No price for these dates: visitors do not see it.</Note>
        )}
      </div>
      <Row gap={2} className={styles.actions}>
        <Link
          to={`/admin/flight/${flight.id}`}
          state={{ from: `/admin/flight${search}` }}
          className={buttonClass({})}
          aria-describedby={headingId}
        >
          <Icon shape={Pencil} size={16} /> EDIT
        </Link>
        {action === 'delete' && (
          <Button tone="danger" aria-describedby={headingId} onClick={onDelete}>
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
        {!action && <Note as="span">Its bookings could not be loaded.</Note>}
      </Row>
      <ProblemLine text={refusal} className={styles.refusal} />
    </Card>
  );
}
