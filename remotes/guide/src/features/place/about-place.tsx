import { buttonClass, flyHref, FromPrice, Note, Picture, Prose, Stack } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './place-page.module.css';
import type { GuidePlace } from './use-place.ts';
import { coordinates, type Point } from './whereabouts.rules.ts';

/** The place's description, position and airports, with a link to search flights there. */
export const AboutPlace = ({
  place: { name, image, description, airports, flightsFromUk, lowestPrice, firstAirport },
  point,
}: {
  place: GuidePlace;
  point: Point | undefined;
}) => (
  <Stack gap={6} className={styles.about}>
    <Picture
      address={image}
      alt=""
      width={480}
      height={312}
      sizes="(max-width: 600px) 92vw, 480px"
      priority="high"
      className={styles.picture}
    />
    <Stack gap={5} className={styles.words}>
      {description && <Prose text={description} />}
      <Stack as="dl" gap={3} className={styles.facts}>
        {point && (
          <div>
            <Note as="dt">Where</Note>
            <dd>{coordinates(point)}</dd>
          </div>
        )}
        <div>
          <Note as="dt">{airports.length === 1 ? 'Airport' : 'Airports'}</Note>
          <dd>
            {airports.map(({ name: airport, code }) => `${airport} (${code})`).join(', ') ||
              'None yet'}
          </dd>
        </div>
        {lowestPrice && (
          <div>
            <Note as="dt">Lowest price per person</Note>
            <dd>
              <FromPrice price={lowestPrice} />
            </dd>
          </div>
        )}
      </Stack>
      {flightsFromUk > 0 ? (
        <Link
          to={flyHref({ name, firstAirport, lowestPrice })}
          className={buttonClass({ tone: 'action' })}
        >
          Fly to {name}
        </Link>
      ) : (
        <p>
          We have no flights from the UK to {name} at the moment.{' '}
          <Link to="/contact">Ask us for a quote</Link>
        </p>
      )}
    </Stack>
  </Stack>
);
