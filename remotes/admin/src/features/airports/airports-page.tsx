import { Link } from 'react-router';
import { Note } from '@larkfare/ui-kit';
import { FormTextField } from '../../fields/fields.tsx';
import { AdminPage } from '../../office/admin-page.tsx';
import { SearchForm } from '../../office/search-form.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { AddRecord } from '../../record/add-record.tsx';
import { nameColumn } from '../../list/columns.tsx';
import { EditableTable } from '../../record/editable-table.tsx';
import { ListFilters } from '../../list/list-filters.tsx';
import type { RecordKind } from '../../record/record-kind.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { useRecords } from '../../record/use-records.ts';
import {
  CreateAirportDocument,
  DeleteAirportDocument,
  ManagedAirportDocument,
  ManagedAirportsDocument,
  UpdateAirportDocument,
  type AirportInput,
  type ManagedAirportFragment,
} from './airports.generated.ts';
import {
  airportProblems,
  airportsTitle,
  describeAirport,
  newAirport,
  toAirportDetails,
  toAirportInput,
  type AirportDetails,
} from './airports.rules.ts';
import { CodeField, LocationField } from './airport-fields.tsx';
import { useFilteredLocation } from './use-location-choices.ts';

const airport: RecordKind<ManagedAirportFragment, AirportDetails, AirportInput> = {
  noun: 'an airport',
  nameOf: ({ name }) => name,
  toDetails: toAirportDetails,
  toInput: toAirportInput,
  problemsOf: airportProblems,
  describe: describeAirport,
  deletion: () => 'Delete this airport?',
  read: ManagedAirportDocument,
  update: UpdateAirportDocument,
  remove: DeleteAirportDocument,
};

/** /admin/airports: the airports, of one location or of all, 50 to a page. */
export function Component() {
  const { query, page } = useAddressQuery();
  const locationId = query.get('locationId') ?? '';
  const search = query.get('search') ?? '';
  const location = useFilteredLocation(locationId);
  const airports = useRecords(airport, {
    list: ManagedAirportsDocument,
    variables: { query: search, locationId: locationId || null, page },
    failure: 'The airports could not be loaded.',
  });

  return (
    <AdminPage
      title={airportsTitle(location?.name)}
      lead="An airport can be deleted only while no flight uses it."
    >
      <AddRecord
        create={CreateAirportDocument}
        // A new airport belongs to the location that is listed.
        key={location?.id}
        records={airports}
        blank={newAirport(location)}
        label="Add an airport"
        action="Add airport"
      >
        {(form, { field, short }) => (
          <>
            <FormTextField
              form={form}
              name="name"
              label="New airport name"
              maxLength={150}
              className={field}
            />
            <CodeField form={form} label="Code" className={short} />
            {!location && <LocationField form={form} className={field} />}
          </>
        )}
      </AddRecord>
      <ListFilters noun={['airport', 'airports']} count={airports.data?.totalItems}>
        <SearchForm label="Search by name, code or location" name="search" />
        {locationId && <Link to="/admin/airports">Show all airports</Link>}
      </ListFilters>
      <RecordList
        records={airports}
        skeleton={<ListSkeleton label="Loading airports" count={12} />}
        empty={
          search ? `No airport matches “${search}”.` : 'No airports yet. Add the first one above.'
        }
      >
        {(rows) => (
          <EditableTable
            key={`${locationId} ${search} ${airports.data?.page}`}
            caption="Airports"
            records={airports}
            rows={rows}
            blank={newAirport()}
            columns={(edit) => [
              nameColumn(edit, 'Airport name', 150),
              {
                heading: 'Code',
                width: '7rem',
                onPhone: 'beside',
                cell: ({ code }) => <strong>{code}</strong>,
                field: <CodeField form={edit} label="Airport code" isInCell />,
              },
              {
                heading: 'Location',
                onPhone: 'below',
                cell: ({ location: { name, country } }) => (
                  <span>
                    {name} <Note as="span">{country.name}</Note>
                  </span>
                ),
                field: <LocationField form={edit} isInCell />,
              },
            ]}
            actionsWidth="13rem"
            rowNote={({ canDelete }) => !canDelete && <Note as="span">Used in flights</Note>}
          />
        )}
      </RecordList>
    </AdminPage>
  );
}
