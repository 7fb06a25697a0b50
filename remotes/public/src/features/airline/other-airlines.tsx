import { Card, Stack, Text } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AirlinePlate } from '../../airline-plate/airline-plate.tsx';
import styles from './airline-page.module.css';
import { airlinePath } from './airline.rules.ts';
import type { OtherAirline } from './use-airline.ts';

/** Four others, picked at random by the server so that its HTML and the browser's are the same. */
export const OtherAirlines = ({ airlines }: { airlines: readonly OtherAirline[] }) => (
  <Stack as="section" gap={5} aria-labelledby="other-airlines">
    <Text as="h2" tight id="other-airlines">
      You May Also Like
    </Text>
    {airlines.length > 0 ? (
      <Stack as="ul" role="list" gap={3} className={styles.others}>
        {airlines.map(({ id, name, logoPicture }) => (
          <li key={id}>
            <Card as={Link} padding={0} to={airlinePath(id)} className={styles.other}>
              <AirlinePlate
                name={name}
                picture={logoPicture}
                width={120}
                className={styles.otherPlate}
              />
              <span className={styles.otherName}>{name}</span>
            </Card>
          </li>
        ))}
      </Stack>
    ) : (
      <p>
        There is no other airline yet. <Link to="/tickets">See every flight</Link>
      </p>
    )}
  </Stack>
);
