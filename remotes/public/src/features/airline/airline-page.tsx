import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import { ProblemPanel, TextPage } from '@larkfare/ui-kit';
import { Link, useParams } from 'react-router';
import { NothingHere } from '../../nothing-here/nothing-here.tsx';
import { breadcrumbList } from '../../trail/trail.rules.ts';
import { Trail } from '../../trail/trail.tsx';
import { airlineData, airlineDescription, airlinePath, airlineTrail } from './airline.rules.ts';
import { AirlineHead } from './airline-head.tsx';
import { AirlineShapes } from './airline-shapes.tsx';
import { AirlineText } from './airline-text.tsx';
import styles from './airline-page.module.css';
import { OtherAirlines } from './other-airlines.tsx';
import { useAirline, type ShownAirline } from './use-airline.ts';

type AirlinePageProps = {
  /** The way to a quote is another feature's; the route hands it in. */
  invitation?: (airlineId: string) => ReactNode;
};

/** /flight/{id}: who an airline is, what it takes on board, and four others. */
export function AirlinePage({ invitation }: AirlinePageProps) {
  const { id = '' } = useParams();
  const { airline, problem, isLoading, retry } = useAirline(id);
  if (airline)
    // Another airline is another page: nothing of the one before stays.
    return <Airline key={airline.id} airline={airline} invitation={invitation?.(airline.id)} />;

  if (airline === null)
    return (
      <NothingHere
        heading="We can’t find that airline"
        list={{ label: 'See our partner airlines', path: '/flight' }}
      >
        The address may be mistyped, or we may no longer book it.
      </NothingHere>
    );

  return <WithoutAirline id={id} problem={problem} isRetrying={isLoading} onRetry={retry} />;
}

function Airline({ airline, invitation }: { airline: ShownAirline; invitation: ReactNode }) {
  const { origin } = useSite();
  const trail = airlineTrail(airline);
  usePage({
    title: `${airline.name} flights from the UK`,
    description: airlineDescription(airline),
    canonicalPath: airlinePath(airline.id),
    structuredData: [breadcrumbList(origin, trail), airlineData(origin, airline)],
  });
  return (
    <div className={styles.page}>
      <Trail steps={trail} />
      <div className={styles.parts}>
        <AirlineHead airline={airline} />
        <AirlineText airline={airline} />
        <OtherAirlines airlines={airline.others} />
      </div>
      {invitation}
    </div>
  );
}

type WithoutAirlineProps = {
  id: string;
  problem: string | undefined;
  isRetrying: boolean;
  onRetry: () => void;
};

/** While the airline is on its way, or when it cannot be had. */
function WithoutAirline({ id, problem, isRetrying, onRetry }: WithoutAirlineProps) {
  usePage({
    title: 'Airline',
    description: 'One of the airlines that we book from the UK.',
    canonicalPath: airlinePath(id),
    ...(problem && { status: 503 }),
  });
  if (!problem) return <AirlineShapes />;
  return (
    <TextPage heading="Airline">
      <ProblemPanel title={problem} onRetry={onRetry} isRetrying={isRetrying}>
        You can look at <Link to="/flight">our other partner airlines</Link> meanwhile.
      </ProblemPanel>
    </TextPage>
  );
}
