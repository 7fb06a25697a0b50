import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import { Card, LoadingSkeleton, QueryView, Skeleton, TextPage } from '@larkfare/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { breadcrumbList, homeStep } from '../../breadcrumbs/breadcrumbs.rules.ts';
import { Breadcrumbs } from '../../breadcrumbs/breadcrumbs.tsx';
import { isNarrowed, listSearchFrom, toListParams } from '../../list-search/list-search.rules.ts';
import { AirlineFinder } from './airline-finder.tsx';
import { airlineList } from './airlines.rules.ts';
import styles from './airlines-page.module.css';
import { useAirlines } from './use-airlines.ts';

type AirlinesPageProps = {
  /** The way to a quote is another feature's; the route hands it in. */
  invitation?: ReactNode;
};

const breadcrumbs = [homeStep, { name: 'Airlines', path: '/flight' }];

/** /flight: the airlines that we book, 48 a page. */
export function AirlinesPage({ invitation }: AirlinesPageProps) {
  const { name, origin } = useSite();
  const [params] = useSearchParams();
  const search = listSearchFrom(params);
  const airlines = useAirlines(search);
  const page = airlines.data?.page ?? 1;
  usePage({
    title: `Our Partner Airlines${page > 1 ? `, page ${page}` : ''}`,
    description: `The airlines that ${name} books from the UK: who they are, where they fly, and what baggage they take.`,
    canonicalPath: `/flight${page > 1 ? `?${toListParams(search, { page }).toString()}` : ''}`,
    ...(search.name && { noIndex: true }),
    ...(airlines.problem && { status: 503 }),
    structuredData: [
      breadcrumbList(origin, breadcrumbs),
      ...(airlines.data?.items.length ? [airlineList(origin, airlines.data.items)] : []),
    ],
  });
  return (
    <TextPage
      above={<Breadcrumbs steps={breadcrumbs} />}
      heading="Our Partner Airlines"
      lead="Choose an airline to read where it flies and its baggage rules, and to see its flights."
    >
      <QueryView
        state={airlines}
        skeleton={<AirlinesSkeleton />}
        help={
          <>
            You can still <Link to="/tickets">see every flight</Link>.
          </>
        }
        isEmpty={({ items }) => items.length === 0 && !isNarrowed(search)}
        empty={
          <Card as="p" look="dashed" padding={5}>
            No airlines yet. <Link to="/contact">Contact us</Link> and we’ll tell you who flies
            where you want to go.
          </Card>
        }
      >
        {(listed) => <AirlineFinder listed={listed} search={search} />}
      </QueryView>
      {invitation}
    </TextPage>
  );
}

const AirlinesSkeleton = () => (
  <LoadingSkeleton label="Loading airlines" className={styles.list}>
    {Array.from({ length: 12 }, (_, card) => (
      <Skeleton key={card} shape="block" className={styles.shape} />
    ))}
  </LoadingSkeleton>
);
