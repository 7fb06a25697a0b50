import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { problemsBelow, type SaveResult } from '../record/save-result.rules.ts';
import { saveFailed, useRecordForm } from '../record/use-record-form.ts';
import { useRowEdit } from '../record/use-row-edit.ts';
import { useSiteWrites, versionOf, type SiteValues } from './use-site-values.ts';
import { canAdd, moved, replaced, textAt, type Entry, type EntryList } from './entry.rules.ts';
import { useFocusNext } from './use-focus.ts';

type Row<Details> = Entry<Details> & { version: number };
type ListChange<Details> = (entries: readonly Entry<Details>[]) => Entry<Details>[];

/** Adds, edits, deletes and moves the entries of one list; each change publishes the whole list. */
export function useContentList<Details extends object>(site: SiteValues, list: EntryList<Details>) {
  const { siteKey, entriesOf, withEntries, blank, heading, text } = list;
  const notify = useNotify();
  const { root, focusNext } = useFocusNext();
  const { cached, reload, publish } = useSiteWrites();
  const [isBusy, setIsBusy] = useState(false);
  const entries = entriesOf(site);
  const placeOf = (id: string) => entries.findIndex((entry) => entry.id === id);

  const toRow = (read: SiteValues, id: string): Row<Details> | undefined => {
    const entry = entriesOf(read).find((each) => each.id === id);
    return entry && { ...entry, version: versionOf(read, siteKey) };
  };
  const toDetails = (row: Row<Details>) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => Object.hasOwn(blank, name)),
    ) as Details;
  const publishList = async (
    read: SiteValues,
    next: Entry<Details>[],
    version: number,
  ): Promise<SaveResult<SiteValues>> =>
    publish(withEntries(read, next), [{ key: siteKey, version }]);

  /** A result for the form of an entry. */
  const toEntryResult = (
    result: SaveResult<SiteValues>,
    entry: Entry<Details>,
    place: number,
  ): SaveResult<Row<Details>> => {
    if (result.kind === 'saved')
      return { kind: 'saved', saved: { ...entry, version: versionOf(result.saved, siteKey) } };
    return problemsBelow(result, list.pathAt?.(place) ?? `${siteKey}.${place}`);
  };
  /** Applies a change to the newest list; it does not matter what another administrator changed beside it. */
  const apply = async (change: ListChange<Details>): Promise<SaveResult<SiteValues>> => {
    let newest: SiteValues | undefined = cached() ?? site;
    for (;;) {
      const next = change(entriesOf(newest));
      const result = await publishList(newest, next, versionOf(newest, siteKey));
      newest = result.kind === 'stale' ? await reload().catch(() => undefined) : undefined;
      if (!newest) return result;
    }
  };
  const applyAtOnce = async (change: ListChange<Details>, onPublished: () => void) => {
    setIsBusy(true);
    const result = await apply(change);
    setIsBusy(false);
    if (result.kind === 'saved') onPublished();
    else notify.error(result.message ?? saveFailed);
  };

  const edit = useRowEdit<Row<Details>, Details, Details>(
    {
      kind: {
        toDetails,
        toInput: (details) => details,
        describe: (details) => ({
          [heading.label]: textAt(details, heading),
          [text.label]: textAt(details, text),
          ...list.more?.describe(details),
        }),
      },
      update: async (id, version = 0, details) => {
        const newest = cached() ?? site;
        const entry = { ...details, id };
        const next = replaced(entriesOf(newest), entry);
        const isThere = toRow(newest, id) !== undefined;
        const result = await publishList(
          newest,
          next,
          isThere ? version : versionOf(newest, siteKey),
        );
        if (result.kind === 'saved') notify.success('Saved.');
        return toEntryResult(result, entry, next.indexOf(entry));
      },
      reload: async (id) => {
        const read = await reload();
        return read && toRow(read, id);
      },
    },
    blank,
  );
  const add = useRecordForm<Row<Details>, Details>({
    blank,
    toDetails,
    save: (details) => {
      if (!canAdd(list, details)) return undefined;
      const entry = { ...details, id: '' };
      return apply((newest) => [...newest, entry]).then((result) =>
        toEntryResult(result, entry, entriesOf(cached() ?? site).length),
      );
    },
    onSaved: () => {
      add.reset(blank);
      focusNext(addFormField);
      notify.success('Added.');
    },
  });

  return {
    list,
    root,
    entries,
    isBusy,
    add,
    edit,
    start: (id: string) => {
      const row = toRow(site, id);
      if (row) edit.start(row);
    },
    clear: () => add.reset(blank),
    /** Closes the edited entry, so that something else can be edited; resolves to whether it did. */
    leave: async () => {
      const may = await edit.mayDiscard();
      if (may) edit.close();
      return may;
    },
    remove: (id: string) => {
      const place = placeOf(id);
      void applyAtOnce(
        (newest) => newest.filter((entry) => entry.id !== id),
        () => {
          focusNext(editButtonAt(place), editButtonAt(place - 1), addFormField);
          notify.success('Deleted.');
        },
      );
    },
    move: (id: string, by: -1 | 1) =>
      void applyAtOnce(
        (newest) => moved(newest, id, by),
        () => notify.success(`Moved to position ${placeOf(id) + by + 1} of ${entries.length}.`),
      ),
  };
}

const editButtonAt = (place: number) => `[data-place="${place}"] [data-edit]`;
const addFormField = '[data-add-form] :is(input, textarea)';

export type ContentList<Details extends object> = ReturnType<typeof useContentList<Details>>;
