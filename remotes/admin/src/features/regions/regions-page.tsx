import { FormTextField } from '../../fields/fields.tsx';
import { AdminPage } from '../../office/admin-page.tsx';
import { AddRecord } from '../../record/add-record.tsx';
import { dayColumns, nameColumn } from '../../list/columns.tsx';
import { EditableTable } from '../../record/editable-table.tsx';
import type { RecordKind } from '../../record/record-kind.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { useRecords } from '../../record/use-records.ts';
import {
  CreateRegionDocument,
  DeleteRegionDocument,
  ManagedRegionDocument,
  ManagedRegionsDocument,
  UpdateRegionDocument,
  type ManagedRegionFragment,
  type RegionInput,
} from './regions.generated.ts';
import { countriesAddress, toRegionInput, type RegionDetails } from './regions.rules.ts';

const continent: RecordKind<ManagedRegionFragment, RegionDetails, RegionInput> = {
  noun: 'a continent',
  unique: 'name',
  nameOf: ({ name }) => name,
  toDetails: ({ name }) => ({ name }),
  toInput: toRegionInput,
  describe: ({ name }) => ({ Name: name }),
  deletion: () => 'Delete this region?',
  read: ManagedRegionDocument,
  update: UpdateRegionDocument,
  remove: DeleteRegionDocument,
};

const blank = { name: '' };

/** /admin/regions: the continents. */
export function Component() {
  const regions = useRecords(continent, {
    list: ManagedRegionsDocument,
    variables: {},
    failure: 'The continents could not be loaded.',
  });
  return (
    <AdminPage
      title="Manage Continents"
      lead="Every country belongs to one. A continent can be deleted once it has no countries."
    >
      <AddRecord
        create={CreateRegionDocument}
        records={regions}
        blank={blank}
        label="Add a continent"
        action="Add continent"
      >
        {(form, { field }) => (
          <FormTextField
            form={form}
            name="name"
            label="New continent name"
            maxLength={100}
            className={field}
          />
        )}
      </AddRecord>
      <RecordList
        records={regions}
        skeleton={<ListSkeleton label="Loading continents" count={6} />}
        empty="No continents yet. Add the first one above."
      >
        {(rows) => (
          <EditableTable
            caption="Continents"
            records={regions}
            rows={rows}
            blank={blank}
            columns={(edit) => [
              nameColumn(edit, 'Continent name', 100),
              ...dayColumns<ManagedRegionFragment>('9rem'),
            ]}
            actionsWidth="16rem"
            usedBy={(region) => ({ to: countriesAddress(region), label: 'View Countries' })}
          />
        )}
      </RecordList>
    </AdminPage>
  );
}
