import { useConfirm } from '../office/use-confirm.tsx';
import { EmptyList } from '../office/admin-page.tsx';
import { PublishConflict } from './publish-conflict.tsx';
import { AddForm } from './add-form.tsx';
import styles from './content-list.module.css';
import { entryKeys } from './content-list.rules.ts';
import { EditForm } from './edit-form.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryText } from './entry-text.tsx';
import { nameOf } from './entry.rules.ts';
import { ListProblems } from './list-problems.tsx';
import type { ContentList as List } from './use-content-list.ts';

type ContentListProps<Name extends string, Entry extends Record<Name, string>> = {
  list: List<Name, Entry>;
  /** Whether an entry may be deleted; any may by default. */
  canDelete?: (entries: readonly Entry[]) => boolean;
  /** Asked before an entry is edited, where something beside the list is edited as well. */
  mayEdit?: () => Promise<boolean>;
};

/** Entries in their order, each with what can be done with it, and a form for a new one below. */
export function ContentList<Name extends string, Entry extends Record<Name, string>>({
  list: { list, ...edited },
  canDelete = () => true,
  mayEdit = () => Promise.resolve(true),
}: ContentListProps<Name, Entry>) {
  const confirm = useConfirm();
  const { noun } = list;
  const capitalised = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const { root, entries, editing, adding, publishing, problems, reset } = edited;
  const keys = entryKeys(entries);

  const edit = async (index: number) => {
    if (await mayEdit()) await edited.edit(index);
  };
  const remove = async (index: number) => {
    if (await confirm({ text: `Delete this ${noun}?`, action: 'Delete' })) edited.remove(index);
  };
  const form = editing && (
    <EditForm
      label={`Edit ${noun}`}
      isSaving={publishing.isPublishing}
      problems={editing.form.problems}
      onSave={editing.save}
      onCancel={editing.cancel}
    >
      <EntryFields list={list} form={editing.form} />
    </EditForm>
  );

  return (
    <div ref={root} className={styles.editor}>
      <PublishConflict
        conflict={publishing.conflict}
        isSaving={publishing.isPublishing}
        onTheirs={reset}
      />
      <ListProblems sentences={problems} />
      {entries.length === 0 && <EmptyList>{list.empty}</EmptyList>}
      <ol role="list" className={styles.list}>
        {entries.map((entry, index) => (
          <li key={keys[index]} className={styles.entry} data-place={index}>
            {editing?.place === index ? (
              form
            ) : (
              <EntryCard
                noun={noun}
                name={nameOf(list, entry)}
                index={index}
                count={entries.length}
                isBusy={publishing.isPublishing}
                onEdit={() => void edit(index)}
                onMove={(by) => edited.move(index, by)}
                onDelete={canDelete(entries) ? () => void remove(index) : undefined}
              >
                <EntryText list={list} entry={entry} />
              </EntryCard>
            )}
          </li>
        ))}
        {editing && editing.place >= entries.length && (
          // Another administrator deleted it meanwhile; what is typed is not lost with it.
          <li className={styles.entry}>{form}</li>
        )}
      </ol>
      <AddForm
        title={`Add New ${capitalised}`}
        action={`Add ${capitalised}`}
        isSaving={publishing.isPublishing}
        isDirty={adding.isDirty}
        problems={adding.form.problems}
        onAdd={adding.add}
        onClear={adding.clear}
      >
        <EntryFields list={list} form={adding.form} />
      </AddForm>
    </div>
  );
}
