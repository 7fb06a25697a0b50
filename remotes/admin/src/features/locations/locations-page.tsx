import { Button, Icon, Notice, Stack } from '@larkfare/ui-kit';
import Plus from '@lucide/icons/icons/plus';
import { AdminPage } from '../../office/admin-page.tsx';
import { SearchForm } from '../../office/search-form.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { ListFilters, ParentFilter } from '../../list/list-filters.tsx';
import { RecordDialog, useRecordDialog } from '../../record/record-dialog.tsx';
import type { RecordKind } from '../../record/record-kind.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { useRecords } from '../../record/use-records.ts';
import { LocationFields } from './location-fields.tsx';
import { LocationTiles } from './location-tiles.tsx';
import {
  CreateLocationDocument,
  DeleteLocationDocument,
  ManagedLocationDocument,
  ManagedLocationsDocument,
  UpdateLocationDocument,
  type LocationInput,
  type ManagedLocationFragment,
  AdvertisedLocationsDocument,
  CountriesToChooseDocument,
} from './locations.generated.ts';
import {
  countryNameOf,
  describeLocation,
  locationProblems,
  locationsTitle,
  newLocation,
  toLocationDetails,
  toLocationInput,
  type LocationDetails,
} from './locations.rules.ts';
import { useParents, type Parent } from '../../list/use-parents.ts';
import { useQuery } from '@apollo/client/react';
import { advertisedNotes } from './advertised.rules.ts';

const locationIn = (
  countries: readonly Parent[],
): RecordKind<ManagedLocationFragment, LocationDetails, LocationInput> => ({
  noun: 'a location',
  unique: 'name',
  nameOf: ({ name }) => name,
  toDetails: toLocationDetails,
  toInput: toLocationInput,
  problemsOf: locationProblems,
  describe: describeLocation(countries),
  deletion: ({ name }) => `Are you sure you want to delete the Location for ${name}?`,
  read: ManagedLocationDocument,
  update: UpdateLocationDocument,
  remove: DeleteLocationDocument,
});

/** /admin/locations: where visitors fly to, of one country or of all. */
export function Component() {
  const { query, page } = useAddressQuery();
  const countryId = query.get('countryId') ?? '';
  const search = query.get('search') ?? '';
  const countries = useParents(CountriesToChooseDocument, 'countries');
  const locations = useRecords(locationIn(countries), {
    list: ManagedLocationsDocument,
    variables: { query: search, countryId: countryId || null, page },
    failure: 'The locations could not be loaded.',
  });
  const dialog = useRecordDialog<ManagedLocationFragment>();

  return (
    <AdminPage
      title={locationsTitle(countryNameOf(countryId, countries, query.get('countryName')))}
      lead="Where visitors fly to. A location can be deleted once it has no airports."
      actions={
        <Button tone="brand" onClick={dialog.add}>
          <Icon shape={Plus} size={18} /> Add location
        </Button>
      }
    >
      <AdvertisedNotes />
      <ListFilters noun={['location', 'locations']} count={locations.data?.totalItems}>
        <SearchForm label="Search by name" name="search" />
        <ParentFilter
          label="Country"
          names={{ id: 'countryId', name: 'countryName' }}
          all="All Countries"
          unknown="Unknown country"
          parents={countries}
        />
      </ListFilters>
      <RecordList
        records={locations}
        skeleton={
          <ListSkeleton label="Loading locations" count={6} height={200} columns="20rem" gap={3} />
        }
        empty={
          search || countryId
            ? 'No locations match. Try another name or country.'
            : 'No locations yet. Add the first one.'
        }
      >
        {(rows) => <LocationTiles records={locations} rows={rows} onEdit={dialog.edit} />}
      </RecordList>
      <RecordDialog
        create={CreateLocationDocument}
        records={locations}
        dialog={dialog}
        blank={newLocation(countryId)}
        label="Location"
      >
        {(form) => <LocationFields form={form} countries={countries} />}
      </RecordDialog>
    </AdminPage>
  );
}

/** Warns the office of popular destinations and deals that visitors are not shown. */
function AdvertisedNotes() {
  const { data } = useQuery(AdvertisedLocationsDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { popularLocations, deals } = data;
  const notes = advertisedNotes([
    { name: 'Popular destinations', locations: popularLocations },
    { name: 'Top destinations', locations: deals.topDestinations },
    { name: 'Last-minute deals', locations: deals.lastMinutes },
    { name: 'Hot deals', locations: deals.hotDeals },
  ]);
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title="Not shown to visitors">
      <Stack as="ul" gap={1} role="list" aria-label="Not shown to visitors">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
    </Notice>
  );
}
