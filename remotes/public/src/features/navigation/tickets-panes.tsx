import { type ReactNode, useId } from 'react';
import {
  flyHref,
  LoadingSkeleton,
  Picture,
  QueryView,
  Skeleton,
  Stack,
  Text,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './tickets-panes.module.css';
import { useQuery } from '@apollo/client/react';
import { useReportProblem } from '../../error-report/use-report-problem.ts';
import { TicketsMenuDocument, type TicketsMenuQuery } from './tickets-menu.generated.ts';

/** The two panes of the tickets menu: by region, or straight to a popular destination. */
export const TicketsPanes = ({ onPick }: { onPick: () => void }) => (
  <QueryView
    state={useTicketsMenu()}
    problem="The destinations could not be loaded."
    skeleton={
      <LoadingSkeleton label="Loading destinations" gap={6} className={styles.panes}>
        {['regions', 'locations'].map((pane) => (
          <Stack key={pane} gap={3} className={styles.waiting}>
            <Skeleton width="50%" />
            {[1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} height={36} shape="block" />
            ))}
          </Stack>
        ))}
      </LoadingSkeleton>
    }
  >
    {({ regions, popularLocations }) => (
      <Stack gap={6} className={styles.panes}>
        <RegionsPane regions={regions} onPick={onPick} />
        <LocationsPane locations={popularLocations} onPick={onPick} />
      </Stack>
    )}
  </QueryView>
);

const RegionsPane = ({ regions, onPick }: { regions: MenuRegion[]; onPick: () => void }) => (
  <Pane heading="Regions" isEmpty={regions.length === 0}>
    {regions.map(({ id, name }) => (
      <li key={id}>
        <Link to={`/countries/${id}`} className={styles.link} onClick={onPick}>
          {name}
        </Link>
      </li>
    ))}
  </Pane>
);

type LocationsPaneProps = { locations: MenuLocation[]; onPick: () => void };

const LocationsPane = ({ locations, onPick }: LocationsPaneProps) => (
  <Pane heading="Popular Destinations" isEmpty={locations.length === 0} className={styles.columns}>
    {locations.map(({ id, name, image, firstAirport }) => (
      <li key={id}>
        <Link to={flyHref({ name, firstAirport })} className={styles.link} onClick={onPick}>
          <Picture address={image} alt="" width={36} height={36} className={styles.thumbnail} />
          {name}
        </Link>
      </li>
    ))}
  </Pane>
);

type PaneProps = {
  heading: string;
  isEmpty: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function Pane({ heading, isEmpty, className, children }: PaneProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Text
        as="h2"
        tone="ink-soft"
        size={0}
        weight="strong"
        id={headingId}
        className={styles.heading}
      >
        {heading}
      </Text>
      {isEmpty ? (
        <Text tone="ink-soft" className={styles.empty}>
          None yet. See all tickets instead.
        </Text>
      ) : (
        <ul role="list" className={className}>
          {children}
        </ul>
      )}
    </section>
  );
}

type MenuRegion = TicketsMenuQuery['regions'][number];
type MenuLocation = TicketsMenuQuery['popularLocations'][number];

/** The entries of the tickets menu, loaded when it is first opened. */
function useTicketsMenu() {
  const menu = useQueryState(useQuery(TicketsMenuDocument), {
    select: (answer) => (Array.isArray(answer.regions) ? answer : undefined),
    failure: 'Error fetching data',
    invalid: 'Invalid response format.',
  });
  useReportProblem(menu);
  return menu;
}
