import { useQuery } from '@apollo/client/react';
import { usePage } from '@larkfare/remote-contract';
import { emptySearch, toSearchParams } from '@larkfare/travellers';
import {
  buttonClass,
  Card,
  formatPounds,
  Note,
  QueryView,
  Row,
  Stack,
  TextPage,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link, useNavigate } from 'react-router';
import styles from './flight-list.module.css';
import { FlightCard, FlightCardSkeleton } from './flight-card.tsx';
import type { FlightCardFragment } from './flight-card.generated.ts';
import { SavedOfferDocument } from './saved-offer.generated.ts';
import { SaveFlight } from './save-flight.tsx';
import { type KeptFlight, type KeptOffer, offerKey, priceChange } from './shortlist.rules.ts';
import { type Shortlist, useShortlist } from './use-shortlist.ts';

/** /saved: the flights that a visitor keeps, at today's prices. */
export function Component() {
  const shortlist = useShortlist();
  usePage({
    title: 'Saved flights',
    description: 'The flights that you saved on this device, at today’s prices.',
    canonicalPath: '/saved',
    noIndex: true,
  });
  return (
    <TextPage
      heading="Saved flights"
      lead="Kept on this device until they depart, at today’s prices."
    >
      {shortlist.kept.length === 0 ? (
        <Card look="dashed" gap={3} padding={[12, 6]}>
          <p>Nothing is saved. The heart on a flight keeps it here.</p>
          <Link to="/search" className={buttonClass({ tone: 'action' })}>
            Search flights
          </Link>
        </Card>
      ) : (
        <Stack as="ul" role="list" className={styles.list}>
          {shortlist.kept.map((flight) => (
            <li key={offerKey(flight.offer)}>
              <SavedFlight shortlist={shortlist} {...flight} />
            </li>
          ))}
        </Stack>
      )}
    </TextPage>
  );
}

function SavedFlight({ shortlist, offer: kept, pence }: KeptFlight & { shortlist: Shortlist }) {
  const navigate = useNavigate();
  const query = useQuery(SavedOfferDocument, { variables: kept });
  const offer = useQueryState(query, {
    select: ({ flightOffer }) => flightOffer ?? null,
    failure: 'Failed to fetch the flight',
  });
  return (
    <QueryView
      state={offer}
      skeleton={<FlightCardSkeleton />}
      isEmpty={(found) => found === null}
      empty={
        <Card look="dashed" padding={4}>
          <Row justify="between">
            <p>A flight that you saved is no longer offered on its day.</p>
            <SaveFlight shortlist={shortlist} offer={kept} pence={pence} />
          </Row>
        </Card>
      }
    >
      {(found) =>
        found && (
          <Stack gap={1}>
            <FlightCard
              offer={found}
              party={emptySearch}
              travelClass={kept.travelClass}
              shortlist={shortlist}
              onBook={() => void navigate(`/search?${toSearchParams(searchFor(found, kept))}`)}
            />
            <Note>{priceChange(pence, found.finalPricePence, formatPounds)}</Note>
          </Stack>
        )
      }
    </QueryView>
  );
}

/** The search in whose results the flight is. */
const searchFor = (
  { departureAirport, arrivalAirport, airline }: FlightCardFragment,
  { tripType, travelClass, departureDate, returnDate }: KeptOffer,
) => ({
  ...emptySearch,
  tripType,
  travelClass,
  from: departureAirport.name,
  fromId: departureAirport.id,
  to: arrivalAirport.name,
  toId: arrivalAirport.id,
  departureDate,
  returnDate: returnDate ?? '',
  airlines: [airline.id],
});
