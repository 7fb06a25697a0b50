import { useConfirm } from '../office/use-confirm.tsx';
import { EmptyList } from '../office/admin-page.tsx';
import { AddForm } from './add-form.tsx';
import { Card, Stack } from '@larkfare/ui-kit';
import styles from './texts.module.css';
import { EditForm } from './edit-form.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryText } from './entry-text.tsx';
import { nameOf } from './entry.rules.ts';
import type { ContentList as List } from './use-content-list.ts';

type ContentListProps<Details extends object> = {
  list: List<Details>;
  /** Whether an entry may be deleted; any may by default. */
  canDelete?: (entries: readonly Details[]) => boolean;
  /** Called before an entry is edited, where something beside the list may be edited as well. */
  mayEdit?: () => Promise<boolean>;
};

/** Entries in their order, each with its actions, and a form for a new one below. */
export function ContentList<Details extends object>({
  list: { list, root, entries, isBusy, add, edit, ...actions },
  canDelete = () => true,
  mayEdit = () => Promise.resolve(true),
}: ContentListProps<Details>) {
  const confirm = useConfirm();
  const { noun } = list;
  const capitalised = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

  const start = async (id: string) => {
    if (await mayEdit()) actions.start(id);
  };
  const remove = async (id: string) => {
    if (await confirm({ text: `Delete this ${noun}?`, action: 'Delete' })) actions.remove(id);
  };
  const form = (
    <EditForm label={`Edit ${noun}`} edit={edit}>
      <EntryFields list={list} form={edit} />
    </EditForm>
  );

  return (
    <Stack gap={5} ref={root}>
      {entries.length === 0 && <EmptyList>{list.empty}</EmptyList>}
      {(entries.length > 0 || edit.editedId) && (
        <Stack as="ol" gap={3} role="list">
          {entries.map((entry, index) => (
            <Card
              as="li"
              padding={4}
              key={entry.id}
              className={entry.id === edit.editedId ? styles.edited : undefined}
              data-place={index}
            >
              {entry.id === edit.editedId ? (
                form
              ) : (
                <EntryCard
                  noun={noun}
                  name={nameOf(list, entry)}
                  index={index}
                  count={entries.length}
                  id={entry.id}
                  isBusy={isBusy}
                  onEdit={() => void start(entry.id)}
                  onMove={(by) => actions.move(entry.id, by)}
                  onDelete={canDelete(entries) ? () => void remove(entry.id) : undefined}
                >
                  <EntryText list={list} entry={entry} />
                </EntryCard>
              )}
            </Card>
          ))}
          {edit.editedId && !entries.some(({ id }) => id === edit.editedId) && (
            // Another administrator deleted it meanwhile; the typed texts are not lost with it.
            <Card as="li" padding={4} className={styles.edited}>
              {form}
            </Card>
          )}
        </Stack>
      )}
      <AddForm
        title={`Add New ${capitalised}`}
        action={`Add ${capitalised}`}
        add={add}
        onClear={actions.clear}
      >
        <EntryFields list={list} form={add} />
      </AddForm>
    </Stack>
  );
}
