import { Button, Grid, Icon, LoadingSkeleton, QueryView, Skeleton } from '@larkfare/ui-kit';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { AdminPage } from '../../office/admin-page.tsx';
import { AllTime, BookingsByState, LastTwelveMonths, TopFlights } from './charts.tsx';
import { Drafts } from './drafts.tsx';
import { Figures } from './figures.tsx';
import { useAnalytics } from './use-analytics.ts';

/** /admin/dashboard: how the bookings are going. */
export function Component() {
  const query = useAnalytics();
  return (
    <AdminPage
      title="Dashboard"
      actions={
        query.data && (
          <Button onClick={() => void query.refetch()} isBusy={query.isLoading}>
            <Icon shape={RefreshCw} size={18} /> {query.isLoading ? 'Refreshing…' : 'Refresh'}
          </Button>
        )
      }
    >
      <Drafts />
      <QueryView state={query} skeleton={<PageSkeleton />}>
        {(analytics) => (
          <>
            <Figures analytics={analytics} />
            <BookingsByState analytics={analytics} />
            <TopFlights analytics={analytics} />
            <LastTwelveMonths analytics={analytics} />
            <AllTime analytics={analytics} />
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}

const PageSkeleton = () => (
  <LoadingSkeleton gap={4} label="Loading figures">
    <Grid as="span" columns="10rem">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} shape="block" height={104} />
      ))}
    </Grid>
    <Skeleton shape="block" height={360} />
    <Skeleton shape="block" height={360} />
  </LoadingSkeleton>
);
