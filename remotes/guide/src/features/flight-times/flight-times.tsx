import {
  LoadingSkeleton,
  QueryView,
  Skeleton,
  Stack,
  Table,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { FlightTimeMap } from './flight-time-map.tsx';
import { durationText, fastestFromEach, stopsText } from './flight-times.rules.ts';
import styles from './flight-times.module.css';
import { useQuery } from '@apollo/client/react';
import { GuideFlightsDocument } from './flights.generated.ts';

type Place = { id: string; name: string; latitude: number; longitude: number };

/** How long it takes to fly to a place from each UK airport, on a map and as a table. */
export function FlightTimes({ place }: { place: Place }) {
  const state = useFlightTimes(place.id);
  return (
    <section aria-labelledby="flight-times">
      <h2 id="flight-times" className={styles.heading}>
        Flight times to {place.name}
      </h2>
      <QueryView
        state={state}
        skeleton={
          <LoadingSkeleton label="Loading flight times">
            <Skeleton shape="block" height={360} />
          </LoadingSkeleton>
        }
        empty={
          <p>
            No flights from the UK are offered there tomorrow. <Link to="/contact">Ask us</Link> for
            other ways to travel.
          </p>
        }
      >
        {(times) => (
          <Stack gap={6} className={styles.both}>
            <FlightTimeMap place={place} times={times} />
            <div
              className={styles.scroll}
              tabIndex={0}
              role="region"
              aria-labelledby="flight-table"
            >
              <Table
                caption={
                  <span id="flight-table">
                    The shortest of tomorrow’s flights from each UK airport, outbound
                  </span>
                }
                headings={['From', 'Time', 'Stops', 'Airline']}
                className={styles.table}
              >
                {times.map(({ code, name, minutes, stops, airline }) => (
                  <tr key={code}>
                    <th scope="row">
                      {name} ({code})
                    </th>
                    <td className={styles.figure}>{durationText(minutes)}</td>
                    <td className={styles.stops}>{stopsText(stops)}</td>
                    <td>{airline}</td>
                  </tr>
                ))}
              </Table>
            </div>
          </Stack>
        )}
      </QueryView>
    </section>
  );
}

/** The shortest flight to a place from each airport of the UK. */
const useFlightTimes = (to: string) =>
  useQueryState(useQuery(GuideFlightsDocument, { variables: { to } }), {
    select: ({ first, second, third }) =>
      fastestFromEach([...first.items, ...second.items, ...third.items]),
    failure: 'The flight times could not be loaded.',
  });
