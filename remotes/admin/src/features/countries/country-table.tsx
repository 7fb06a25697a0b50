import { dayOfMoment } from '../../page/moments.rules.ts';
import { CellField } from '../../saving/cell-field.tsx';
import { InlineTable } from '../../saving/inline-table.tsx';
import { NameField } from '../../saving/name-field.tsx';
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

  return (
    <InlineTable
      caption="Countries"
      rows={countries}
      isLoading={isLoading}
      edit={edit}
      columns={[
        {
          heading: 'Name',
          isRowHeading: true,
          breaks: true,
          cell: ({ name }) => name,
          field: <NameField label="Country name" maxLength={100} edit={edit} />,
        },
        {
          heading: 'Region',
          cell: ({ region }) => region.name,
          field: (
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
          ),
        },
        { heading: 'Created', width: '8rem', cell: ({ createdAt }) => dayOfMoment(createdAt) },
        { heading: 'Updated', width: '8rem', cell: ({ updatedAt }) => dayOfMoment(updatedAt) },
      ]}
      actionsWidth="16rem"
      deletion="Delete this country?"
      remove={remove}
      refresh={refresh}
      leadOn={(country) => ({ to: locationsAddress(country), label: 'View Locations' })}
    />
  );
}
