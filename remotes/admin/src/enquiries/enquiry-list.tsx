import type { ReactNode } from 'react';
import { Button, LoadingShapes, Pagination, ProblemPanel, Skeleton } from '@larkfare/ui-kit';
import { EmptyList } from '../page/admin-page.tsx';
import { useQueryState } from '../query-state/use-query-state.ts';
import { Tiles } from '../tile/tile.tsx';
import { isNarrowed, toEnquiryFilter } from './enquiry-filter.rules.ts';
import styles from './enquiry-list.module.css';

type EnquiryListProps<Row> = {
  /** What is listed, in the plural: 'quote requests'. */
  noun: string;
  list: { items: readonly Row[]; page: number; totalPages: number; totalItems: number } | undefined;
  isLoading: boolean;
  refresh: () => Promise<unknown>;
  children: (row: Row) => ReactNode;
};

/** A list of quotes or messages: loading, problem, empty, or tiles page by page. */
export function EnquiryList<Row>({
  noun,
  list,
  isLoading,
  refresh,
  children,
}: EnquiryListProps<Row>) {
  const { query, change, setPage } = useQueryState();
  if (isLoading)
    return (
      <LoadingShapes label={`Loading ${noun}`} className={styles.shapes}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" height={74} className={styles.shape} />
        ))}
      </LoadingShapes>
    );
  if (!list)
    return (
      <ProblemPanel title={`The ${noun} could not be read.`} onRetry={() => void refresh()}>
        Check your connection and try again.
      </ProblemPanel>
    );
  if (list.items.length === 0)
    return (
      <EmptyList>
        <p className={styles.empty}>No {noun} found.</p>
        {isNarrowed(toEnquiryFilter(query)) && (
          <Button onClick={() => change({ search: null, status: null })}>Show all</Button>
        )}
      </EmptyList>
    );
  return (
    <>
      <p className={styles.count} role="status">
        {list.totalItems.toLocaleString('en-GB')} in all
      </p>
      <Tiles label={noun}>{list.items.map(children)}</Tiles>
      <Pagination page={list.page} totalPages={list.totalPages} onPage={setPage} />
    </>
  );
}
