import { FormSelectField, FormTextField, toChoices } from '../../fields/fields.tsx';
import { AdminPage } from '../../office/admin-page.tsx';
import { SearchForm } from '../../office/search-form.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { AddRecord } from '../../record/add-record.tsx';
import { dayColumns, nameColumn } from '../../list/columns.tsx';
import { EditableTable } from '../../record/editable-table.tsx';
import { ListFilters, ParentFilter } from '../../list/list-filters.tsx';
import type { RecordKind } from '../../record/record-kind.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { fetchFailure } from '../../list/fetch-failure.rules.ts';
import { useParents, type Parent } from '../../list/use-parents.ts';
import { useRecords } from '../../record/use-records.ts';
import {
  CreateCountryDocument,
  DeleteCountryDocument,
  ManagedCountriesDocument,
  ManagedCountryDocument,
  UpdateCountryDocument,
  type CountryInput,
  type ManagedCountryFragment,
  RegionsToChooseDocument,
} from './countries.generated.ts';
import {
  locationsAddress,
  pageOfCountries,
  toCountryInput,
  type CountryDetails,
} from './countries.rules.ts';

const countryIn = (
  regions: readonly Parent[],
): RecordKind<ManagedCountryFragment, CountryDetails, CountryInput> => ({
  noun: 'a country',
  unique: 'name',
  nameOf: ({ name }) => name,
  toDetails: ({ name, region }) => ({ name, regionId: region.id }),
  toInput: toCountryInput,
  describe: ({ name, regionId }) => ({
    Name: name,
    Region: regions.find(({ id }) => id === regionId)?.name ?? '',
  }),
  deletion: () => 'Delete this country?',
  read: ManagedCountryDocument,
  update: UpdateCountryDocument,
  remove: DeleteCountryDocument,
});

/** /admin/country: the countries, of one region or of all. */
export function Component() {
  const { query, page } = useAddressQuery();
  const search = query.get('search') ?? '';
  const regionId = query.get('regionId') ?? '';
  const regions = useParents(RegionsToChooseDocument, 'regions');
  const all = useRecords(countryIn(regions), {
    list: ManagedCountriesDocument,
    variables: { regionId: regionId || null },
    failure: 'Failed to fetch country data',
    logged: (status) => fetchFailure('countries', status),
  });
  const countries = all.data
    ? { ...all, data: pageOfCountries(all.data.items, search, page) }
    : all;
  const regionOptions = [{ value: '', label: 'Select Region' }, ...toChoices(regions)];
  return (
    <AdminPage
      title="Manage Countries"
      lead="Locations belong to a country. A country can be deleted once it has no locations."
    >
      <AddRecord
        create={CreateCountryDocument}
        // A new country starts in the region that is listed, and after the first in that one's region.
        key={`add ${regionId}`}
        records={countries}
        blank={{ name: '', regionId }}
        next={({ region }) => ({ name: '', regionId: region.id })}
        label="Add a country"
        action="Add country"
      >
        {(form, { field }) => (
          <>
            <FormTextField
              form={form}
              name="name"
              label="New country name"
              maxLength={100}
              className={field}
            />
            <FormSelectField
              form={form}
              name="regionId"
              label="New country region"
              options={regionOptions}
              className={field}
            />
          </>
        )}
      </AddRecord>
      <ListFilters noun={['country', 'countries']} count={countries.data?.totalItems}>
        <SearchForm name="search" label="Search by name" />
        <ParentFilter
          label="Region"
          names={{ id: 'regionId', name: 'regionName' }}
          all="All Regions"
          unknown="Unknown region"
          parents={regions}
        />
      </ListFilters>
      <RecordList
        records={countries}
        skeleton={<ListSkeleton label="Loading countries" />}
        empty={
          search
            ? 'No countries found.'
            : `${regionId ? 'No countries in this region yet.' : 'No countries yet.'} Add the first one above.`
        }
      >
        {(rows) => (
          <EditableTable
            key={`of ${query}`}
            caption="Countries"
            records={countries}
            rows={rows}
            blank={{ name: '', regionId: '' }}
            columns={(edit) => [
              nameColumn(edit, 'Country name', 100),
              {
                heading: 'Region',
                onPhone: 'beside',
                cell: ({ region }) => region.name,
                field: (
                  <FormSelectField
                    form={edit}
                    name="regionId"
                    label="Region"
                    isInCell
                    options={regionOptions}
                  />
                ),
              },
              ...dayColumns<ManagedCountryFragment>('8rem'),
            ]}
            actionsWidth="16rem"
            usedBy={(country) => ({ to: locationsAddress(country), label: 'View Locations' })}
          />
        )}
      </RecordList>
    </AdminPage>
  );
}
