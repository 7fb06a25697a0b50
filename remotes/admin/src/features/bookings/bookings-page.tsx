import { CsvButton } from '../../csv-export/csv-button.tsx';
import { AdminPage } from '../../page/admin-page.tsx';
import { changedQuery } from '../../query-state/query-state.rules.ts';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { BookingFilterForm } from './booking-filter-form.tsx';
import { toBookingFilter, toQuery, type BookingFilter } from './booking-filter.rules.ts';
import { BookingList } from './booking-list.tsx';

/** /admin/bookings: what customers asked to book. */
export function BookingsPage() {
  const { query, page, setPage, change } = useQueryState();
  const filter = toBookingFilter(query);
  const show = (next: BookingFilter) => change(toQuery(next));
  const clear = () => show(toBookingFilter(new URLSearchParams()));
  const exported = changedQuery(new URLSearchParams(), toQuery(filter));

  return (
    <AdminPage
      title="Booking Management"
      actions={<CsvButton address={`/api/booking/export?${exported}`} name="bookings.csv" />}
    >
      {/* Made anew when the address changes, so that Back also changes what stands in the fields. */}
      <BookingFilterForm
        key={exported.toString()}
        filter={filter}
        onFilter={show}
        onClear={clear}
      />
      <BookingList filter={filter} page={page} onPage={setPage} onClear={clear} />
    </AdminPage>
  );
}
