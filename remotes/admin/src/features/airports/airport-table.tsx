import { RecordTable } from '../../record-table/record-table.tsx';
import { CellField } from '../../saving/cell-field.tsx';
import { RowButtons } from '../../saving/row-buttons.tsx';
import { RowForm } from '../../saving/row-form.tsx';
import { SaveProblems } from '../../saving/save-problems.tsx';
import { useDelete } from '../../saving/use-delete.ts';
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
  const askAndDelete = useDelete();
  const edit = useInlineEdit({
    blank: newAirport(),
    toDetails: (airport: ManagedAirport) => toAirportDetails(airport),
    problemsOf: airportProblems,
    save: (id, details, version) => update(id, version, toAirportInput(details)),
    readAgain,
    told: toldAirport,
  });
  const isEdited = ({ id }: ManagedAirport) => id === edit.editedId;

  return (
    <RecordTable
      caption="Airports"
      rows={airports}
      rowKey={({ id }) => id}
      isBusy={isLoading}
      isMarked={isEdited}
      columns={[
        {
          heading: 'Name',
          isRowHeading: true,
          breaks: true,
          cell: (airport) =>
            isEdited(airport) ? (
              <CellField label="Airport name" problem={edit.problems.name}>
                {(wiring) => (
                  <input
                    {...wiring}
                    form={edit.formId}
                    type="text"
                    name="name"
                    autoComplete="off"
                    autoFocus
                    maxLength={150}
                    value={edit.details.name}
                    onChange={(event) => edit.change({ name: event.target.value })}
                  />
                )}
              </CellField>
            ) : (
              airport.name
            ),
        },
        {
          heading: 'Code',
          width: '7rem',
          cell: (airport) =>
            isEdited(airport) ? (
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
            ) : (
              <span className={styles.code}>{airport.code}</span>
            ),
        },
        {
          heading: 'Location',
          cell: (airport) =>
            isEdited(airport) ? (
              <LocationField
                isInCell
                details={edit.details}
                problem={edit.problems.locationId}
                onPick={edit.change}
              />
            ) : (
              <span>
                {airport.location.name}{' '}
                <span className={styles.country}>{airport.location.country.name}</span>
              </span>
            ),
        },
        {
          heading: 'Actions',
          width: '13rem',
          cell: (airport) =>
            isEdited(airport) ? (
              <RowForm
                id={edit.formId}
                form={edit.form}
                label={`Edit ${airport.name}`}
                isSaving={edit.isSaving}
                onSubmit={edit.submit}
                onCancel={edit.close}
              />
            ) : (
              <div className={styles.actions}>
                <RowButtons
                  {...airport}
                  onEdit={() => edit.start(airport)}
                  onDelete={() =>
                    void askAndDelete({
                      text: 'Delete this airport?',
                      name: airport.name,
                      remove: () => remove(airport.id),
                      refresh,
                    })
                  }
                />
                {!airport.canDelete && <span className={styles.used}>Used in flights</span>}
              </div>
            ),
        },
      ]}
      detail={(airport) =>
        isEdited(airport) &&
        (edit.above || edit.conflict) && (
          <SaveProblems above={edit.above} conflict={edit.conflict} />
        )
      }
    />
  );
}
