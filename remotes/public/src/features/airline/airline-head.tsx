import { buttonClass, formatPounds, Icon, Prose, Stack, Text } from '@larkfare/ui-kit';
import Search from '@lucide/icons/icons/search';
import { Link } from 'react-router';
import { AirlinePlate } from '../../airline-plate/airline-plate.tsx';
import styles from './airline-page.module.css';
import { monthText } from '../../lowest-offers/lowest-offers.ts';
import { airlineFlightsPath, type lowestFare } from './airline.rules.ts';
import type { ShownAirline } from './use-airline.ts';

/** The airline in a few words, and the way to its flights from the UK. */
export const AirlineHead = ({
  airline: { id, name, shortName, code, overview, logoPicture, monogramPicture, flightsFromUk },
  fare,
}: {
  airline: ShownAirline;
  fare: ReturnType<typeof lowestFare>;
}) => (
  <Stack gap={6} className={styles.head}>
    <AirlinePlate
      name={name}
      picture={logoPicture ?? monogramPicture}
      alt={`${name} logo`}
      width={260}
      priority="eager"
      className={styles.plate}
    />
    <Stack gap={3} className={styles.words}>
      <Text as="h1" size={6} weight="heavy" className={styles.name}>
        {name}
      </Text>
      {code && (
        <Text tone="ink-soft">
          Flight numbers begin with <strong>{code}</strong>
        </Text>
      )}
      <section aria-label="Overview">
        {overview && <Prose text={overview} className={styles.overview} />}
        {flightsFromUk === 0 ? (
          <p className={styles.overview}>
            We have no {name} flights from the UK at the moment.{' '}
            <a href="#quote-invitation">Ask us for a quote</a>
          </p>
        ) : (
          !overview && <p className={styles.overview}>We book {name} from the UK.</p>
        )}
      </section>
      {fare && (
        <p>
          <Link to={fare.path} className={buttonClass()}>
            From {formatPounds(fare.pence)} one way, {monthText(fare.day)}
          </Link>
        </p>
      )}
      {flightsFromUk > 0 && (
        <Link
          to={airlineFlightsPath(id)}
          className={buttonClass({ tone: 'action', size: 'large', className: styles.search })}
        >
          <Icon shape={Search} />
          See {shortName} flights
        </Link>
      )}
    </Stack>
  </Stack>
);
