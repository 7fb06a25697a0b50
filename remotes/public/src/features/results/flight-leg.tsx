import { toEnGb } from '@larkfare/london-dates';
import { VisuallyHidden } from '@larkfare/ui-kit';
import { durationText } from '@larkfare/travellers';
import { airportName, spokenDuration, stopsClass, stopsText } from './flight-words.rules.ts';
import styles from './flight-leg.module.css';

type Airport = { code: string; name: string };

type FlightLegProps = {
  title: 'Outbound' | 'Return';
  from: Airport;
  to: Airport;
  /** `YYYY-MM-DD`. */
  date: string;
  minutes: number;
  stops: number;
};

/** One way of a flight in one line: the day, from where to where, for how long and with how many stops. */
export const FlightLeg = ({ title, from, to, date, minutes, stops }: FlightLegProps) => (
  <div className={styles.leg} role="group" aria-label={`${title} ${toEnGb(date)}`}>
    <time dateTime={date}>{toEnGb(date)}</time>
    <span className={styles.way}>
      <b>{from.code}</b> {airportName(from.name)}{' '}
      <span className={styles.to}>
        <b>{to.code}</b> {airportName(to.name)}
      </span>
    </span>
    <span className={styles.duration}>
      <span aria-hidden="true">{durationText(minutes)}</span>
      <VisuallyHidden>{spokenDuration(minutes)}</VisuallyHidden>
    </span>
    <span className={[styles.stops, styles[stopsClass(stops)]].join(' ')}>{stopsText(stops)}</span>
  </div>
);
