import { useState } from 'react';
import { Button, Card, Dialog, Icon, useMediaQuery } from '@larkfare/ui-kit';
import Search from '@lucide/icons/icons/search';
import { CsvButton } from '../../office/csv-button.tsx';
import { AdminPage } from '../../office/admin-page.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { BookingFilterForm } from './booking-filter-form.tsx';
import {
  exportAddress,
  toBookingFilter,
  toQuery,
  type BookingFilter,
} from './booking-filter.rules.ts';
import { BookingList } from './booking-list.tsx';

/** /admin/bookings: the booking requests of customers. */
export function Component() {
  const { query, page, change } = useAddressQuery();
  const filter = toBookingFilter(query);
  const isSmall = useMediaQuery('(max-width: 639.98px)');
  const [isFiltering, setIsFiltering] = useState(false);
  const show = (next: BookingFilter) => {
    change(toQuery(next));
    setIsFiltering(false);
  };
  const clear = () => show(toBookingFilter(new URLSearchParams()));
  // Remounted when the address changes, so that Back also changes the fields.
  const form = (
    <BookingFilterForm
      key={exportAddress(filter)}
      filter={filter}
      onFilter={show}
      onClear={clear}
    />
  );

  return (
    <AdminPage
      title="Booking Management"
      actions={
        <>
          {isSmall && (
            <Button onClick={() => setIsFiltering(true)}>
              <Icon shape={Search} size={18} /> Search Bookings
            </Button>
          )}
          <CsvButton address={exportAddress(filter)} name="bookings.csv" />
        </>
      }
    >
      {!isSmall && <Card padding={5}>{form}</Card>}
      {isSmall && <AppliedFilters filter={filter} onFilter={show} />}
      <BookingList filter={filter} page={page} onClear={clear} />
      <Dialog
        open={isSmall && isFiltering}
        onClose={() => setIsFiltering(false)}
        title="Search Bookings"
      >
        {form}
      </Dialog>
    </AdminPage>
  );
}
