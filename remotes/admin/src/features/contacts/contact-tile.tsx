import { Button, emailHref, Icon, telephoneHref } from '@larkfare/ui-kit';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { ProblemLine } from '../../enquiries/problem-line.tsx';
import { StatusSelect } from '../../enquiries/status-select.tsx';
import { useDelete } from '../../saving/use-delete.ts';
import type { OneEdited } from '../../enquiries/use-one-edited.ts';
import { useStatusSaving } from '../../enquiries/use-status-saving.ts';
import { dayOfMoment, timeOfMoment } from '../../page/moments.rules.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { Facts, Tile } from '../../tile/tile.tsx';
import { ContactNotesForm } from './contact-notes.tsx';
import styles from './contact-tile.module.css';
import type { ListedContactFragment } from './contacts.generated.ts';
import { useContactWriting } from './use-contacts.ts';

type ContactTileProps = {
  contact: ListedContactFragment;
  edited: OneEdited;
  /** Shown whole from the start. */
  startsOpen: boolean;
  refresh: () => Promise<unknown>;
};

/** One message to the office, with how far the office is with it. */
export function ContactTile({ contact, edited, startsOpen, refresh }: ContactTileProps) {
  const { update, remove, readAgain } = useContactWriting(contact.id);
  const askAndDelete = useDelete();
  const status = useStatusSaving({
    record: contact,
    save: (next, version) => update({ status: next }, version),
    readAgain,
  });
  return (
    <Tile
      startsOpen={startsOpen}
      title={contact.name}
      onToggle={() => edited.isEdited(contact.id) && edited.close()}
      summary={
        <>
          <a href={emailHref(contact.email)}>{contact.email}</a> · {dayOfMoment(contact.createdAt)}
          <ProblemLine text={status.problem} />
          {status.conflict && <StaleComparison {...status.conflict} />}
        </>
      }
      aside={
        <StatusSelect
          of={contact.name}
          status={status.status}
          isSaving={status.isSaving}
          onStatus={status.choose}
        />
      }
    >
      <p className={styles.message}>{contact.message}</p>
      <Facts
        facts={[
          { name: 'Reference', value: contact.reference },
          { name: 'Received', value: timeOfMoment(contact.createdAt) },
          {
            name: 'Phone',
            value: contact.phone && <a href={telephoneHref(contact.phone)}>{contact.phone}</a>,
          },
          ...(edited.isEdited(contact.id)
            ? []
            : [{ name: 'Extra notes', value: contact.extraNotes || 'None' }]),
        ]}
      />
      {edited.isEdited(contact.id) ? (
        <ContactNotesForm contact={contact} edited={edited} />
      ) : (
        <div className={styles.tools}>
          <Button onClick={() => edited.edit(contact.id)}>
            <Icon shape={Pencil} size={16} /> Edit notes
          </Button>
          <Button
            className={styles.delete}
            onClick={() =>
              void askAndDelete({
                text: `Delete the message of ${contact.name}?`,
                name: 'The message',
                remove,
                refresh,
              })
            }
          >
            <Icon shape={Trash2} size={16} /> Delete
          </Button>
        </div>
      )}
    </Tile>
  );
}
