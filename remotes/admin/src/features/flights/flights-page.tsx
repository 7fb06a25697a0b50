import { useState } from 'react';
import { useNavigate } from 'react-router';
import { parseSearchParams } from '@larkfare/travellers';
import { Button, Card, Dialog, Icon, useMediaQuery } from '@larkfare/ui-kit';
import Plus from '@lucide/icons/icons/plus';
import Search from '@lucide/icons/icons/search';
import { AdminPage } from '../../office/admin-page.tsx';
import type { QueryChanges } from '../../office/address-query.rules.ts';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { FormDialog } from '../../record/form-dialog.tsx';
import { AddFlightForm } from './add-flight-form.tsx';
import { FlightList } from './flight-list.tsx';
import { FlightSearchForm } from './flight-search-form.tsx';
import { emptyQuery, offerCodeParam, toQuery } from './flight-search.rules.ts';

/** /admin/flight: the flights of a search, with what can be done with each. */
export function Component() {
  const navigate = useNavigate();
  const { query, change } = useAddressQuery();
  const search = parseSearchParams(query);
  const offerCode = query.get(offerCodeParam) ?? '';
  const [overlay, setOverlay] = useState<'search' | 'add'>();
  const isSmall = useMediaQuery('(max-width: 639.98px)');

  const close = () => setOverlay(undefined);
  const show = (changes: QueryChanges) => {
    change(changes);
    close();
  };
  const clear = () => show(emptyQuery);
  // Remounted when the address changes, so that Back also changes the fields.
  const form = (
    <FlightSearchForm
      key={query.toString()}
      search={search}
      offerCode={offerCode}
      onSearch={(next, code) => show(toQuery(next, code))}
      onClear={clear}
    />
  );
  return (
    <AdminPage
      title="Flights"
      actions={
        <>
          {isSmall && (
            <Button onClick={() => setOverlay('search')}>
              <Icon shape={Search} size={18} /> Search Flights
            </Button>
          )}
          <Button tone="brand" onClick={() => setOverlay('add')}>
            <Icon shape={Plus} size={18} /> Add Flights
          </Button>
        </>
      }
    >
      {!isSmall && <Card padding={5}>{form}</Card>}
      <FlightList search={search} offerCode={offerCode} onClear={clear} />
      <Dialog open={overlay === 'search'} onClose={close} title="Search Flights">
        {form}
      </Dialog>
      <FormDialog open={overlay === 'add'} onClose={close} title="Add Flights">
        <AddFlightForm onAdded={(id) => void navigate(`/admin/flight/${id}`)} />
      </FormDialog>
    </AdminPage>
  );
}
