import { buttonClass, Icon, Picture, Prose, Stack } from '@larkfare/ui-kit';
import Search from 'lucide-react/icons/search';
import { Link } from 'react-router';
import styles from './airline-head.module.css';
import { airlineFlightsPath } from './airline.rules.ts';
import type { ShownAirline } from './use-airline.ts';

/** The airline in a few words, and the way to its flights from the UK. */
export const AirlineHead = ({
  airline: { id, name, shortName, code, overview, logoPicture, monogramPicture, flightsFromUk },
}: {
  airline: ShownAirline;
}) => (
  <Stack gap={6} className={styles.head}>
    <div className={styles.sign}>
      <Picture
        address={logoPicture ?? monogramPicture}
        alt={`${name} logo`}
        width={260}
        height={130}
        priority="eager"
        className={styles.logo}
        fallback={
          <span className={styles.initial} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        }
      />
    </div>
    <div className={styles.words}>
      <h1 className={styles.name}>{name}</h1>
      {code && (
        <p className={styles.code}>
          Flight numbers begin with <strong>{code}</strong>
        </p>
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
      {flightsFromUk > 0 && (
        <Link
          to={airlineFlightsPath(id)}
          className={buttonClass({ tone: 'action', size: 'large', className: styles.search })}
        >
          <Icon shape={Search} />
          See {shortName} flights
        </Link>
      )}
    </div>
  </Stack>
);
