import type { ComponentProps, ReactNode } from 'react';
import { LoadingSkeleton, Pagination, QueryView, Skeleton } from '@larkfare/ui-kit';
import { EmptyList } from '../office/admin-page.tsx';
import { useAddressQuery } from '../office/use-address-query.ts';
import type { List } from './use-list.ts';

type RecordListProps<Row> = Pick<ComponentProps<typeof Pagination>, 'position'> & {
  records: List<Row>;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of records: loading, a problem, empty, or a page of rows. */
export function RecordList<Row>({
  records,
  skeleton,
  empty,
  position,
  children,
}: RecordListProps<Row>) {
  const { setPage } = useAddressQuery();
  return (
    <QueryView state={records} skeleton={skeleton} help="Check your connection and try again.">
      {({ items, page, totalPages, isTotalExact = true }) => (
        <>
          {items.length > 0 ? children(items) : <EmptyList>{empty}</EmptyList>}
          <Pagination
            page={page}
            totalPages={totalPages}
            onPage={setPage}
            position={isTotalExact ? position : (current) => `Page ${current}`}
          />
        </>
      )}
    </QueryView>
  );
}

type ListSkeletonProps = Omit<ComponentProps<typeof LoadingSkeleton>, 'children'> & {
  count?: number;
  /** The height of each, in pixels. */
  height?: number;
};

/** The place of records that are loading; by default of a table's rows. */
export const ListSkeleton = ({
  count = 8,
  height = 52,
  gap = 2,
  ...skeleton
}: ListSkeletonProps) => (
  <LoadingSkeleton {...skeleton} gap={gap}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="block" height={height} />
    ))}
  </LoadingSkeleton>
);
