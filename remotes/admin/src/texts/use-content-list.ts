import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import {
  noProblems,
  problemsBelow,
  problemsElsewhere,
  type Problems,
} from '../fields/problems.rules.ts';
import type { StoredSite } from './site-values.ts';
import { usePublishing } from './use-publishing.ts';
import { isSame } from '../record/merge.rules.ts';
import { useUnsavedWarning } from '../office/use-unsaved-warning.ts';
import { changed, placeNow, type Direction, type ListChange } from './content-list.rules.ts';
import { canAdd, type EntryList } from './entry.rules.ts';
import { useFocusNext } from './use-focus.ts';

/** The entry that is being edited, one at a time, and the list in which it was found. */
type Editing<Entry> = { seen: readonly Entry[]; index: number; draft: Entry };

/** Adds, edits, deletes and moves the entries of one list; each change publishes the whole list. */
export function useContentList<Name extends string, Entry extends Record<Name, string>>(
  site: StoredSite,
  list: EntryList<Name, Entry>,
) {
  const { pathAt, entriesOf, withEntries, blank } = list;
  const notify = useNotify();
  const { root, focusNext } = useFocusNext();
  const entries = entriesOf(site.values);
  const publishing = usePublishing(site);
  const [editing, setEditing] = useState<Editing<Entry>>();
  const [added, setAdded] = useState(blank);
  /** The place of the entry that the server's problems are about. */
  const [sentFrom, setSentFrom] = useState<number>();

  const publish = (
    change: ListChange<Entry>,
    place: number,
    onPublished: () => void,
    seen: readonly Entry[] = entries,
  ) => {
    setSentFrom(place);
    publishing.publish(
      (stored, winner) => withEntries(stored, changed(entriesOf(stored), change, seen, winner)),
      onPublished,
    );
  };
  /** The current place of the edited entry; past the end when it was deleted meanwhile. */
  const editedPlace = editing ? placeInSight(entries, editing) : -1;
  const close = () => {
    if (editing) focusNext(editButtonAt(editedPlace));
    setEditing(undefined);
    publishing.forget();
  };
  const isEditDirty = editing !== undefined && !isSame(editing.draft, editing.seen[editing.index]);
  const isAddDirty = !isSame(added, blank);
  const mayDiscard = useUnsavedWarning(isEditDirty);
  useUnsavedWarning(isAddDirty);
  const problemsOf = (place: number): Problems =>
    sentFrom === place ? problemsBelow(publishing.problems, pathAt(place)) : noProblems;

  const shown = sentFrom === undefined ? [] : fieldsOf(blank, pathAt(sentFrom));

  return {
    list,
    root,
    entries,
    publishing,
    editing: editing && {
      ...editing,
      place: editedPlace,
      form: {
        details: editing.draft,
        problems: problemsOf(editedPlace),
        change: (part: Partial<Entry>) =>
          setEditing({ ...editing, draft: { ...editing.draft, ...part } }),
      },
      save: () =>
        publish(
          { kind: 'replace', index: editing.index, entry: editing.draft },
          editedPlace,
          () => {
            close();
            notify.success('Saved.');
          },
          editing.seen,
        ),
      cancel: () => void mayDiscard().then((may) => may && close()),
    },
    /** Closes what is edited, so that something else can be; resolves to false where its changes are not to be discarded. */
    leave: async () => {
      const may = await mayDiscard();
      if (may) {
        setEditing(undefined);
        publishing.forget();
      }
      return may;
    },
    edit: async (index: number) => {
      const entry = entries[index];
      if (entry === undefined || !(await mayDiscard())) return;
      publishing.forget();
      setEditing({ seen: entries, index, draft: entry });
    },
    adding: {
      form: {
        details: added,
        problems: problemsOf(entries.length),
        change: (part: Partial<Entry>) => setAdded({ ...added, ...part }),
      },
      isDirty: isAddDirty,
      add: () => {
        if (!canAdd(list, added)) return;
        publish({ kind: 'add', entry: added }, entries.length, () => {
          setAdded(blank);
          focusNext(addFormField);
          notify.success('Added.');
        });
      },
      clear: () => {
        setAdded(blank);
        publishing.forget();
      },
    },
    remove: (index: number) =>
      publish({ kind: 'remove', index }, index, () => {
        focusNext(editButtonAt(index), editButtonAt(index - 1), addFormField);
        notify.success('Deleted.');
      }),
    move: (index: number, by: Direction) =>
      publish({ kind: 'move', index, by }, index, () =>
        notify.success(`Moved to place ${index + by + 1} of ${entries.length}.`),
      ),
    /** Problems that belong to no field of the open form. */
    problems: [publishing.failure, ...problemsElsewhere(publishing.problems, shown)].filter(
      Boolean,
    ),
    /** Resets everything to what is published. */
    reset: () => {
      close();
      setAdded(blank);
    },
  };
}

const editButtonAt = (place: number) => `[data-place="${place}"] [data-edit]`;
const addFormField = '[data-add-form] :is(input, textarea)';

const placeInSight = <Entry>(entries: readonly Entry[], { seen, index }: Editing<Entry>) => {
  const place = placeNow(entries, seen, index);
  return place < 0 ? entries.length : place;
};

const fieldsOf = (entry: object, path: string) =>
  Object.keys(entry).map((field) => `${path}.${field}`);

export type ContentList<Name extends string, Entry extends Record<Name, string>> = ReturnType<
  typeof useContentList<Name, Entry>
>;
