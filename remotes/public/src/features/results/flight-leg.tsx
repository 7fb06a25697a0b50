import { toEnGb } from '@larkfare/london-dates';
import { Note, VisuallyHidden } from '@larkfare/ui-kit';
import { durationText } from '@larkfare/travellers';
import { spokenDuration, stopsClass, stopsText } from './flight-words.rules.ts';
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

/** One way of a flight: from where to where, on which day, for how long and with how many stops. */
export const FlightLeg = ({ title, from, to, date, minutes, stops }: FlightLegProps) => (
  <div className={styles.leg} role="group" aria-label={`${title} ${toEnGb(date)}`}>
    <Note className={styles.date}>
      <strong>{title}</strong> <time dateTime={date}>{toEnGb(date)}</time>
    </Note>
    <LegEnd airport={from} />
    <VisuallyHidden> to </VisuallyHidden>
    <div className={styles.way}>
      <Note as="span">
        <span aria-hidden="true">{durationText(minutes)}</span>
        <VisuallyHidden>{spokenDuration(minutes)}</VisuallyHidden>
      </Note>
      <span className={styles.line} />
      <span className={[styles.stops, styles[stopsClass(stops)]].join(' ')}>
        {stopsText(stops)}
      </span>
    </div>
    <LegEnd airport={to} isEnd />
  </div>
);

const LegEnd = ({ airport, isEnd = false }: { airport: Airport; isEnd?: boolean }) => (
  <div className={[styles.airport, isEnd && styles.end].filter(Boolean).join(' ')}>
    <span className={styles.code}>{airport.code}</span>
    <Note as="span" className={styles.name}>
      {airport.name}
    </Note>
  </div>
);
