import { dayOfMoment } from '../../page/moments.rules.ts';
import { RecordTable } from '../../record-table/record-table.tsx';
import { CellField } from '../../saving/cell-field.tsx';
import { RowButtons } from '../../saving/row-buttons.tsx';
import { RowForm } from '../../saving/row-form.tsx';
import { SaveProblems } from '../../saving/save-problems.tsx';
import { useDelete } from '../../saving/use-delete.ts';
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
  const askAndDelete = useDelete();
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
  const isEdited = ({ id }: ManagedRegion) => id === edit.editedId;

  return (
    <RecordTable
      caption="Continents"
      rows={regions}
      rowKey={({ id }) => id}
      isBusy={isLoading}
      isMarked={isEdited}
      columns={[
        {
          heading: 'Name',
          isRowHeading: true,
          breaks: true,
          cell: (region) =>
            isEdited(region) ? (
              <CellField label="Continent name" problem={edit.problems.name}>
                {(wiring) => (
                  <input
                    {...wiring}
                    form={edit.formId}
                    type="text"
                    name="name"
                    autoComplete="off"
                    autoFocus
                    maxLength={100}
                    value={edit.details.name}
                    onChange={(event) => edit.change({ name: event.target.value })}
                  />
                )}
              </CellField>
            ) : (
              region.name
            ),
        },
        { heading: 'Created', width: '9rem', cell: ({ createdAt }) => dayOfMoment(createdAt) },
        { heading: 'Updated', width: '9rem', cell: ({ updatedAt }) => dayOfMoment(updatedAt) },
        {
          heading: 'Actions',
          width: '16rem',
          cell: (region) =>
            isEdited(region) ? (
              <RowForm
                id={edit.formId}
                form={edit.form}
                label={`Edit ${region.name}`}
                isSaving={edit.isSaving}
                onSubmit={edit.submit}
                onCancel={edit.close}
              />
            ) : (
              <RowButtons
                {...region}
                onEdit={() => edit.start(region)}
                onDelete={() =>
                  void askAndDelete({
                    text: 'Delete this region?',
                    name: region.name,
                    remove: () => remove(region.id),
                    refresh,
                  })
                }
                leadOn={{ to: countriesAddress(region), label: 'View Countries' }}
              />
            ),
        },
      ]}
      detail={(region) =>
        isEdited(region) &&
        (edit.above || edit.conflict) && (
          <SaveProblems above={edit.above} conflict={edit.conflict} />
        )
      }
    />
  );
}
