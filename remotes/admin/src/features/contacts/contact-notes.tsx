import { useNotify } from '@larkfare/remote-contract';
import { Button, Field } from '@larkfare/ui-kit';
import { ProblemLine } from '../../enquiries/problem-line.tsx';
import type { OneEdited } from '../../enquiries/use-one-edited.ts';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import styles from './contact-tile.module.css';
import type { ListedContactFragment } from './contacts.generated.ts';
import { useContactWriting } from './use-contacts.ts';

type ContactNotesProps = { contact: ListedContactFragment; edited: OneEdited };

/** The office's own notes on a message, while they are edited. */
export function ContactNotesForm({ contact, edited }: ContactNotesProps) {
  const notify = useNotify();
  const { update, readAgain } = useContactWriting(contact.id);
  const record = useRecordForm({
    opened: toOpened(contact),
    problemsOf: () => ({}),
    save: ({ extraNotes }, version) => update({ extraNotes }, version),
    readAgain: async () => {
      const read = await readAgain();
      return read && toOpened(read);
    },
    told: ({ extraNotes }) => ({ 'Extra notes': extraNotes }),
    onSaved: () => {
      notify.success('The notes are saved.');
      edited.close();
    },
  });
  const { form, isSaving } = record;
  useUnsavedWarning(record.isDirty);

  return (
    <form
      ref={form}
      className={styles.notes}
      aria-label={`Notes on the message of ${contact.name}`}
      onSubmit={record.submit}
    >
      <Field label="Extra notes" problem={record.problems.extraNotes}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="extraNotes"
            rows={4}
            autoFocus
            value={record.details.extraNotes}
            onChange={({ target }) => record.change({ extraNotes: target.value })}
          />
        )}
      </Field>
      {record.conflict && <StaleComparison {...record.conflict} />}
      <ProblemLine text={record.above} />
      <div className={styles.tools}>
        <Button type="submit" tone="brand" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={edited.cancel}>Cancel</Button>
      </div>
    </form>
  );
}

const toOpened = ({ extraNotes, version }: ListedContactFragment) => ({
  details: { extraNotes },
  version,
});
