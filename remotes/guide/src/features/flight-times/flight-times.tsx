import { LoadingSkeleton, QueryView, Skeleton, Stack } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { FlightTimeMap } from './flight-time-map.tsx';
import { durationText, stopsText } from './flight-times.rules.ts';
import styles from './flight-times.module.css';
import { useFlightTimes } from './use-flight-times.ts';

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
              <table className={styles.table}>
                <caption id="flight-table" className={styles.caption}>
                  The shortest of tomorrow’s flights from each UK airport, outbound
                </caption>
                <thead>
                  <tr>
                    <th scope="col">From</th>
                    <th scope="col">Time</th>
                    <th scope="col">Stops</th>
                    <th scope="col">Airline</th>
                  </tr>
                </thead>
                <tbody>
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
                </tbody>
              </table>
            </div>
          </Stack>
        )}
      </QueryView>
    </section>
  );
}
