import type { ReactNode } from 'react';
import { useConfirm } from '../confirm/use-confirm.tsx';
import { EmptyList } from '../page/admin-page.tsx';
import type { PathForm } from '../form/form-part.ts';
import { PublishConflict } from '../site-values/publish-conflict.tsx';
import { AddForm } from './add-form.tsx';
import styles from './content-list.module.css';
import { entryKeys } from './content-list.rules.ts';
import { EditForm } from './edit-form.tsx';
import { EntryCard } from './entry-card.tsx';
import { ListProblems } from './list-problems.tsx';
import type { ContentList as List } from './use-content-list.ts';

type ContentListProps<Entry extends object> = {
  list: List<Entry>;
  /** What an entry is, within a sentence: `section`. */
  noun: string;
  /** Tells this entry from the others. */
  nameOf: (entry: Entry) => string;
  renderEntry: (entry: Entry) => ReactNode;
  renderFields: (form: PathForm<Entry>) => ReactNode;
  /** Over the form for a new entry, and on its button. */
  addTitle: string;
  addAction: string;
  /** What is read while there is nothing. */
  empty: ReactNode;
  /** Whether an entry may be deleted; any may by default. */
  canDelete?: (entries: readonly Entry[]) => boolean;
  /** Asked before an entry is edited, where something beside the list is edited as well. */
  mayEdit?: () => Promise<boolean>;
};

/** Entries in their order, each with what can be done with it, and a form for a new one below. */
export function ContentList<Entry extends object>({
  list,
  noun,
  nameOf,
  renderEntry,
  renderFields,
  addTitle,
  addAction,
  empty,
  canDelete = () => true,
  mayEdit = () => Promise.resolve(true),
}: ContentListProps<Entry>) {
  const confirm = useConfirm();
  const { root, entries, editing, adding, publishing, problems, reset } = list;
  const keys = entryKeys(entries);

  const edit = async (index: number) => {
    if (await mayEdit()) await list.edit(index);
  };
  const remove = async (index: number) => {
    if (await confirm({ text: `Delete this ${noun}?`, action: 'Delete' })) list.remove(index);
  };
  const form = editing && (
    <EditForm
      label={`Edit ${noun}`}
      isSaving={publishing.isPublishing}
      problems={editing.form.problems}
      onSave={editing.save}
      onCancel={editing.cancel}
    >
      {renderFields(editing.form)}
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
      {entries.length === 0 && <EmptyList>{empty}</EmptyList>}
      <ol role="list" className={styles.list}>
        {entries.map((entry, index) => (
          <li key={keys[index]} className={styles.entry} data-place={index}>
            {editing?.place === index ? (
              form
            ) : (
              <EntryCard
                noun={noun}
                name={nameOf(entry)}
                index={index}
                count={entries.length}
                isBusy={publishing.isPublishing}
                onEdit={() => void edit(index)}
                onMove={(by) => list.move(index, by)}
                onDelete={canDelete(entries) ? () => void remove(index) : undefined}
              >
                {renderEntry(entry)}
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
        title={addTitle}
        action={addAction}
        isSaving={publishing.isPublishing}
        isDirty={adding.isDirty}
        problems={adding.form.problems}
        onAdd={adding.add}
        onClear={adding.clear}
      >
        {renderFields(adding.form)}
      </AddForm>
    </div>
  );
}
