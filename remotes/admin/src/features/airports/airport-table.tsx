import { CellField } from '../../saving/cell-field.tsx';
import { InlineTable } from '../../saving/inline-table.tsx';
import { NameField } from '../../saving/name-field.tsx';
import { useInlineEdit } from '../../saving/use-inline-edit.ts';
import styles from './airport-table.module.css';
import {
  airportProblems,
  newAirport,
  toAirportDetails,
  toAirportInput,
  toldAirport,
} from './airports.rules.ts';
import { CodeInput } from './code-input.tsx';
import { LocationField } from './location-field.tsx';
import type { ManagedAirport, useAirports } from './use-airports.ts';

type AirportTableProps = ReturnType<typeof useAirports> & { airports: readonly ManagedAirport[] };

/** A page of airports, one of which may be edited in its row. */
export function AirportTable({
  airports,
  isLoading,
  update,
  remove,
  refresh,
  readAgain,
}: AirportTableProps) {
  const edit = useInlineEdit({
    blank: newAirport(),
    toDetails: (airport: ManagedAirport) => toAirportDetails(airport),
    problemsOf: airportProblems,
    save: (id, details, version) => update(id, version, toAirportInput(details)),
    readAgain,
    told: toldAirport,
  });

  return (
    <InlineTable
      caption="Airports"
      rows={airports}
      isLoading={isLoading}
      edit={edit}
      columns={[
        {
          heading: 'Name',
          isRowHeading: true,
          breaks: true,
          cell: ({ name }) => name,
          field: <NameField label="Airport name" maxLength={150} edit={edit} />,
        },
        {
          heading: 'Code',
          width: '7rem',
          cell: ({ code }) => <span className={styles.code}>{code}</span>,
          field: (
            <CellField label="Airport code" problem={edit.problems.code}>
              {(wiring) => (
                <CodeInput
                  {...wiring}
                  form={edit.formId}
                  value={edit.details.code}
                  onCode={(code) => edit.change({ code })}
                />
              )}
            </CellField>
          ),
        },
        {
          heading: 'Location',
          cell: ({ location }) => (
            <span>
              {location.name} <span className={styles.country}>{location.country.name}</span>
            </span>
          ),
          field: (
            <LocationField
              isInCell
              details={edit.details}
              problem={edit.problems.locationId}
              onPick={edit.change}
            />
          ),
        },
      ]}
      actionsWidth="13rem"
      deletion="Delete this airport?"
      remove={remove}
      refresh={refresh}
      beside={({ canDelete }, buttons) => (
        <div className={styles.actions}>
          {buttons}
          {!canDelete && <span className={styles.used}>Used in flights</span>}
        </div>
      )}
    />
  );
}
