import { Card, Icon, Prose, Row, Stack } from '@larkfare/ui-kit';
import Info from 'lucide-react/icons/info';
import Luggage from 'lucide-react/icons/luggage';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './airline-text.module.css';
import type { ShownAirline } from './use-airline.ts';

/** Facts for a booking: details, and baggage. */
export const AirlineText = ({
  airline: { name, details, hasBaggage, baggage },
}: {
  airline: ShownAirline;
}) => (
  <Stack gap={5} className={styles.parts}>
    <Part id="details" heading="Details" icon={Info} entries={details}>
      <Link to="/contact">Ask us</Link> anything about flying with {name}.
    </Part>
    <Part id="baggage" heading="Baggage" icon={Luggage} entries={hasBaggage ? baggage : []}>
      Your allowance depends on your fare. <Link to="/contact">Ask us</Link> and we’ll tell you
      before you book.
    </Part>
  </Stack>
);

type PartProps = {
  id: string;
  heading: string;
  icon: ComponentProps<typeof Icon>['shape'];
  entries: ShownAirline['details'];
  /** Shown when there are no entries. */
  children: ReactNode;
};

const Part = ({ id, heading, icon, entries, children }: PartProps) => (
  <Card as="section" padding={6} aria-labelledby={id}>
    <Row as="h2" nowrap id={id} className={styles.heading}>
      <span className={styles.sign}>
        <Icon shape={icon} size={22} />
      </span>
      {heading}
    </Row>
    {entries.length > 0 ? (
      <Stack as="dl" gap={5} className={styles.entries}>
        {entries.map((entry, index) => (
          <div key={index}>
            <dt className={styles.term}>{entry.heading}</dt>
            <dd className={styles.text}>
              <Prose text={entry.description} />
            </dd>
          </div>
        ))}
      </Stack>
    ) : (
      <p className={styles.text}>{children}</p>
    )}
  </Card>
);
