import { Card, Icon, Prose, Row, Stack, Text } from '@larkfare/ui-kit';
import Info from '@lucide/icons/icons/info';
import Luggage from '@lucide/icons/icons/luggage';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './airline-page.module.css';
import type { ShownAirline } from './use-airline.ts';

/** Facts for a booking: details, and baggage. */
export const AirlineText = ({
  airline: { name, details, hasBaggage, baggage },
}: {
  airline: ShownAirline;
}) => (
  <Stack gap={5} className={styles.texts}>
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

function Part({ id, heading, icon, entries, children }: PartProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // Where a link names the part, it is not there yet when the page begins to load.
  useEffect(() => {
    if (hash === `#${id}` && scrollY === 0) ref.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <Card as="section" gap={5} padding={6} aria-labelledby={id}>
      <Row as="h2" ref={ref} nowrap id={id} className={styles.textHeading}>
        <span className={styles.sign}>
          <Icon shape={icon} size={22} />
        </span>
        {heading}
      </Row>
      {entries.length > 0 ? (
        <Stack as="dl" gap={5}>
          {entries.map((entry, index) => (
            <Stack gap={1} key={index}>
              <Text as="dt" weight="bold">
                {entry.heading}
              </Text>
              <Text as="dd" tone="ink-soft">
                <Prose text={entry.description} />
              </Text>
            </Stack>
          ))}
        </Stack>
      ) : (
        <Text tone="ink-soft">{children}</Text>
      )}
    </Card>
  );
}
