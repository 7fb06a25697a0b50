import type { ReactNode } from 'react';
import { Button, Icon, Row } from '@larkfare/ui-kit';
import Pencil from '@lucide/icons/icons/pencil';
import Trash2 from '@lucide/icons/icons/trash';
import { ErasePersonButton } from '../../record/erase-person-button.tsx';
import { PersonalDataButton } from '../../office/personal-data-button.tsx';
import type { RecordRow } from '../../record/record-kind.ts';
import { useDelete } from '../../record/use-delete.ts';
import type { Records } from '../../record/use-records.ts';
import { StaleComparison } from '../../record/stale-comparison.tsx';
import { RefusedMail } from '../../list/refused-mail.tsx';
import { StatePill } from '../../list/state-pill.tsx';
import { TitledTile } from '../../list/tile.tsx';
import type { EnquiryStatus } from './enquiry-filter.rules.ts';
import { StatusSelect, useStatusSaving, type StatusWrites } from './enquiry-status.tsx';
import styles from './enquiries.module.css';
import { ProblemLine } from '../../fields/problem-line.tsx';
import type { OneEdited } from './use-one-edited.ts';

type Enquiry = RecordRow & {
  status: EnquiryStatus;
  email: string;
  mailRefusedAt: string | null;
};

type EnquiryTileProps<Row extends Enquiry, Details extends object, Input> = {
  records: Records<Row, Details, Input> & StatusWrites;
  row: Row;
  /** The sender. */
  customer: string;
  summary: ReactNode;
  aside?: ReactNode;
  edited: OneEdited;
  startsOpen: boolean;
  /** The button that starts editing. */
  editLabel: string;
  /** Whether the form has the status among its fields. */
  editsStatus?: boolean;
  details: ReactNode;
  form: ReactNode;
};

/** A quote request or a message: its details or, while it is edited, its form; the status is saved at once. */
export function EnquiryTile<Row extends Enquiry, Details extends object, Input>({
  records,
  row,
  customer,
  summary,
  aside,
  edited,
  startsOpen,
  editLabel,
  editsStatus = false,
  details,
  form,
}: EnquiryTileProps<Row, Details, Input>) {
  const confirmAndDelete = useDelete();
  const { kind, remove, refetch } = records;
  const status = useStatusSaving(row, records);
  const isEdited = edited.isEdited(row.id);
  const deleteRow = () =>
    void confirmAndDelete({
      text: kind.deletion(row),
      name: kind.nameOf(row),
      remove: () => remove(row.id),
      refetch,
    });
  return (
    <TitledTile
      startsOpen={startsOpen}
      title={customer}
      onToggle={() => isEdited && edited.close()}
      summary={
        <>
          <Row gap={[0, 4]} className={styles.summary}>
            {summary}
            <RefusedMail at={row.mailRefusedAt} />
          </Row>
          <ProblemLine text={status.problem} />
          {status.conflict && <StaleComparison {...status.conflict} />}
        </>
      }
      aside={
        <>
          {aside}
          {isEdited && editsStatus ? (
            <StatePill state={row.status} />
          ) : (
            <StatusSelect of={customer} saving={status} />
          )}
        </>
      }
    >
      {isEdited ? (
        form
      ) : (
        <>
          {details}
          <Row gap={2}>
            <Button onClick={() => edited.edit(row.id)}>
              <Icon shape={Pencil} size={16} /> {editLabel}
            </Button>
            <PersonalDataButton email={row.email} />
            <ErasePersonButton email={row.email} />
            <Button tone="danger" onClick={deleteRow}>
              <Icon shape={Trash2} size={16} /> Delete
            </Button>
          </Row>
        </>
      )}
    </TitledTile>
  );
}
