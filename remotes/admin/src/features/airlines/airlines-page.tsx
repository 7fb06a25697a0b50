import { Button, Icon } from '@larkfare/ui-kit';
import Plus from '@lucide/icons/icons/plus';
import { AdminPage } from '../../office/admin-page.tsx';
import { SearchForm } from '../../office/search-form.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { ListFilters } from '../../list/list-filters.tsx';
import { RecordDialog, useRecordDialog } from '../../record/record-dialog.tsx';
import type { RecordKind } from '../../record/record-kind.ts';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { useRecords } from '../../record/use-records.ts';
import { AirlineFields } from './airline-fields.tsx';
import { AirlineTiles } from './airline-tiles.tsx';
import {
  CreateAirlineDocument,
  DeleteAirlineDocument,
  ManagedAirlineDocument,
  ManagedAirlinesDocument,
  UpdateAirlineDocument,
  type AirlineInput,
  type ManagedAirlineFragment,
} from './airlines.generated.ts';
import {
  airlineProblems,
  describeAirline,
  newAirline,
  toAirlineDetails,
  toAirlineInput,
  type AirlineDetails,
} from './airlines.rules.ts';

const airline: RecordKind<ManagedAirlineFragment, AirlineDetails, AirlineInput> = {
  noun: 'an airline',
  unique: 'shortName',
  nameOf: ({ shortName }) => shortName,
  toDetails: toAirlineDetails,
  toInput: toAirlineInput,
  problemsOf: airlineProblems,
  describe: describeAirline,
  deletion: ({ shortName }) => `Are you sure you want to delete the airline ${shortName}?`,
  read: ManagedAirlineDocument,
  update: UpdateAirlineDocument,
  remove: DeleteAirlineDocument,
};

/** /admin/airline: the airlines, 20 to a page. */
export function Component() {
  const { query, page } = useAddressQuery();
  const search = query.get('search') ?? '';
  const airlines = useRecords(airline, {
    list: ManagedAirlinesDocument,
    variables: { query: search, page },
    failure: 'The airlines could not be loaded.',
  });
  const dialog = useRecordDialog<ManagedAirlineFragment>();

  return (
    <AdminPage
      title="Manage Airlines"
      lead="An airline can be deleted once it has no flights."
      actions={
        <Button tone="brand" onClick={dialog.add}>
          <Icon shape={Plus} size={18} /> Add airline
        </Button>
      }
    >
      <ListFilters noun={['airline', 'airlines']} count={airlines.data?.totalItems}>
        <SearchForm label="Search by name" name="search" />
      </ListFilters>
      <RecordList
        records={airlines}
        skeleton={
          <ListSkeleton label="Loading airlines" count={6} height={200} columns="21rem" gap={3} />
        }
        empty={search ? `No airline matches “${search}”.` : 'No airlines yet. Add the first one.'}
      >
        {(rows) => <AirlineTiles records={airlines} rows={rows} onEdit={dialog.edit} />}
      </RecordList>
      <RecordDialog
        create={CreateAirlineDocument}
        records={airlines}
        dialog={dialog}
        blank={newAirline}
        label="Airline"
      >
        {(form) => <AirlineFields form={form} />}
      </RecordDialog>
    </AdminPage>
  );
}
