import type { ComponentProps, ReactNode } from 'react';
import { Pagination, ProblemPanel } from '@larkfare/ui-kit';
import { EmptyList } from '../page/admin-page.tsx';
import { useAddressQuery } from '../address/use-address-query.ts';
import type { List } from './use-list.ts';

type RecordListProps<Row> = Pick<ComponentProps<typeof Pagination>, 'position'> & {
  records: List<Row>;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of records: loading, a problem, empty, or a page of rows. */
export function RecordList<Row>({
  records: { page, problem, isLoading, refresh },
  skeleton,
  empty,
  position,
  children,
}: RecordListProps<Row>) {
  const { setPage } = useAddressQuery();
  return (
    <>
      {problem && (
        <ProblemPanel title={problem} onRetry={() => void refresh()} isRetrying={isLoading}>
          Check your connection and try again.
        </ProblemPanel>
      )}
      {!page && isLoading && skeleton}
      {page?.items.length === 0 && <EmptyList>{empty}</EmptyList>}
      {page && page.items.length > 0 && children(page.items)}
      {page && (
        <Pagination
          page={page.page}
          totalPages={page.totalPages}
          onPage={setPage}
          position={position}
        />
      )}
    </>
  );
}
