import { dayOfMoment } from '../../page/moments.rules.ts';
import { RecordTable } from '../../record-table/record-table.tsx';
import { CellField } from '../../saving/cell-field.tsx';
import { RowButtons } from '../../saving/row-buttons.tsx';
import { RowForm } from '../../saving/row-form.tsx';
import { SaveProblems } from '../../saving/save-problems.tsx';
import { useDelete } from '../../saving/use-delete.ts';
import { useInlineEdit } from '../../saving/use-inline-edit.ts';
import { locationsAddress, toCountryInput } from './countries.rules.ts';
import { RegionSelect } from './region-select.tsx';
import type { ManagedCountry, useCountries } from './use-countries.ts';

type CountryTableProps = ReturnType<typeof useCountries> & {
  countries: readonly ManagedCountry[];
  regions: readonly { id: string; name: string }[];
};

/** The countries, one of which may be edited in its row. */
export function CountryTable({
  countries,
  regions,
  isLoading,
  update,
  remove,
  refresh,
  readAgain,
}: CountryTableProps) {
  const askAndDelete = useDelete();
  const edit = useInlineEdit({
    blank: { name: '', regionId: '' },
    toDetails: ({ name, region }: ManagedCountry) => ({ name, regionId: region.id }),
    save: (id, details, version) => {
      const input = toCountryInput(details);
      return input && update(id, version, input);
    },
    readAgain,
    told: ({ name, regionId }) => ({
      Name: name,
      Region: regions.find(({ id }) => id === regionId)?.name ?? '',
    }),
  });
  const isEdited = ({ id }: ManagedCountry) => id === edit.editedId;

  return (
    <RecordTable
      caption="Countries"
      rows={countries}
      rowKey={({ id }) => id}
      isBusy={isLoading}
      isMarked={isEdited}
      columns={[
        {
          heading: 'Name',
          isRowHeading: true,
          breaks: true,
          cell: (country) =>
            isEdited(country) ? (
              <CellField label="Country name" problem={edit.problems.name}>
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
              country.name
            ),
        },
        {
          heading: 'Region',
          cell: (country) =>
            isEdited(country) ? (
              <CellField label="Region" problem={edit.problems.regionId}>
                {(wiring) => (
                  <RegionSelect
                    {...wiring}
                    form={edit.formId}
                    regions={regions}
                    value={edit.details.regionId}
                    onChange={(event) => edit.change({ regionId: event.target.value })}
                  />
                )}
              </CellField>
            ) : (
              country.region.name
            ),
        },
        { heading: 'Created', width: '8rem', cell: ({ createdAt }) => dayOfMoment(createdAt) },
        { heading: 'Updated', width: '8rem', cell: ({ updatedAt }) => dayOfMoment(updatedAt) },
        {
          heading: 'Actions',
          width: '16rem',
          cell: (country) =>
            isEdited(country) ? (
              <RowForm
                id={edit.formId}
                form={edit.form}
                label={`Edit ${country.name}`}
                isSaving={edit.isSaving}
                onSubmit={edit.submit}
                onCancel={edit.close}
              />
            ) : (
              <RowButtons
                {...country}
                onEdit={() => edit.start(country)}
                onDelete={() =>
                  void askAndDelete({
                    text: 'Delete this country?',
                    name: country.name,
                    remove: () => remove(country.id),
                    refresh,
                  })
                }
                leadOn={{ to: locationsAddress(country), label: 'View Locations' }}
              />
            ),
        },
      ]}
      detail={(country) =>
        isEdited(country) &&
        (edit.above || edit.conflict) && (
          <SaveProblems above={edit.above} conflict={edit.conflict} />
        )
      }
    />
  );
}
