import { toEnGb } from '@larkfare/london-dates';
import { Icon, Row, VisuallyHidden } from '@larkfare/ui-kit';
import MoveRight from '@lucide/icons/icons/move-right';
import { Badge } from '../../list/badge.tsx';
import { AirportCode } from './airport-code.tsx';
import styles from './flight-leg.module.css';
import { durationText } from '@larkfare/travellers';
import { stopsText } from './flight-words.rules.ts';

type Airport = { code: string; name: string };

type FlightLegProps = {
  title: 'Outbound' | 'Return';
  from: Airport;
  to: Airport;
  minutes: number;
  stops: number;
  /** `YYYY-MM-DD`. */
  date: string;
};

/** One way of a flight, on a line. */
export const FlightLeg = ({ title, from, to, minutes, stops, date }: FlightLegProps) => (
  <Row gap={[1, 4]} className={styles.leg} role="group" aria-label={title}>
    <span className={styles.route}>
      <AirportCode {...from} />
      <Icon shape={MoveRight} size={18} />
      <VisuallyHidden> to </VisuallyHidden>
      <AirportCode {...to} />
    </span>
    <time dateTime={date}>{toEnGb(date)}</time>
    <span>{durationText(minutes)}</span>
    {stops > 0 && <Badge tone="amber">{stopsText(stops)}</Badge>}
  </Row>
);
