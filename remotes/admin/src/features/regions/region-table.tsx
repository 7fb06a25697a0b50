import { dayOfMoment } from '../../page/moments.rules.ts';
import { InlineTable } from '../../saving/inline-table.tsx';
import { NameField } from '../../saving/name-field.tsx';
import { useInlineEdit } from '../../saving/use-inline-edit.ts';
import { countriesAddress, toRegionInput } from './regions.rules.ts';
import type { ManagedRegion, useRegions } from './use-regions.ts';

type RegionTableProps = ReturnType<typeof useRegions> & { regions: readonly ManagedRegion[] };

/** The continents, one of which may be renamed in its row. */
export function RegionTable({
  regions,
  isLoading,
  update,
  remove,
  refresh,
  readAgain,
}: RegionTableProps) {
  const edit = useInlineEdit({
    blank: { name: '' },
    toDetails: ({ name }: ManagedRegion) => ({ name }),
    save: (id, details, version) => {
      const input = toRegionInput(details);
      return input && update(id, version, input);
    },
    readAgain,
    told: ({ name }) => ({ Name: name }),
  });

  return (
    <InlineTable
      caption="Continents"
      rows={regions}
      isLoading={isLoading}
      edit={edit}
      columns={[
        {
          heading: 'Name',
          isRowHeading: true,
          breaks: true,
          cell: ({ name }) => name,
          field: <NameField label="Continent name" maxLength={100} edit={edit} />,
        },
        { heading: 'Created', width: '9rem', cell: ({ createdAt }) => dayOfMoment(createdAt) },
        { heading: 'Updated', width: '9rem', cell: ({ updatedAt }) => dayOfMoment(updatedAt) },
      ]}
      actionsWidth="16rem"
      deletion="Delete this region?"
      remove={remove}
      refresh={refresh}
      leadOn={(region) => ({ to: countriesAddress(region), label: 'View Countries' })}
    />
  );
}
