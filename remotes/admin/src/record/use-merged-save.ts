import { useRef, useState } from 'react';
import { useConfirm } from '../office/use-confirm.tsx';
import { changesSentence, isSame, merged, type ComparedField, type Winner } from './merge.rules.ts';
import { comparedFields, type SaveResult } from './save-result.rules.ts';

/** A record, or texts whose version is what was read of all of them. */
export type Versioned = { version: unknown };

/** The details of a record and the version that they are based on; a new record has none. */
export type Opened<Row extends Versioned, Details> = { details: Details; version?: Row['version'] };

export type MergedSaveOptions<Row extends Versioned, Details> = {
  toDetails: (record: Row) => Details;
  /** `undefined` when there is nothing to send, which is ignored silently. */
  save: (details: Details, version?: Row['version']) => Promise<SaveResult<Row>> | undefined;
  /** Reads the record from the server again after a save was refused as stale. */
  reload?: () => Promise<Row | undefined>;
  /** The details in words, to compare two versions side by side. */
  describe?: (details: Details) => Record<string, string>;
};

/**
 * Saves details on the version that they are based on. After a stale save, fields that only one of two people changed
 * are merged and saved; for the others the person chooses.
 */
export function useMergedSave<Row extends Versioned, Details extends object>(
  { toDetails, save, reload, describe = () => ({}) }: MergedSaveOptions<Row, Details>,
  /** Where they are typed; `show` shows merged details and returns whether they may be saved. */
  form?: { details: Details; show: (details: Details, from: Opened<Row, Details>) => boolean },
) {
  type Based = Opened<Row, Details>;
  const confirm = useConfirm();
  /** Two people changed the same fields; `read` is the record as the other one saved it. */
  const [conflict, setConflict] = useState<{
    message: string;
    from: Based;
    read: Based;
    yours: Details;
    /** The other one's changes of other fields. */
    others: readonly ComparedField[];
  }>();
  /** Another person's changes that a merge kept, until they are named. */
  const kept = useRef<ComparedField[]>([]);
  const toOpened = (row: Row): Based => ({ details: toDetails(row), version: row.version });

  /** Resolves to `undefined` without a result: nothing was sent, or the person has to choose or correct. */
  const send = async (typed: Details, from: Based): Promise<SaveResult<Row> | undefined> => {
    const sent = save(typed, from.version);
    if (!sent) return undefined;
    setConflict(undefined);
    let result = await sent;
    if (result.kind === 'stale') {
      const newest = await reload?.().catch((problem: unknown) => {
        console.error('The newest version could not be read.', problem);
        return undefined;
      });
      if (!newest) return { kind: 'refused', message: result.message };
      const read = toOpened(newest);
      const yours = merged(from.details, read.details, typed, 'yours');
      const others = comparedFields(yours, typed, describe);
      if (!isSame(yours, merged(from.details, read.details, typed, 'theirs'))) {
        form?.show(yours, from);
        setConflict({ message: result.message, from, read, yours, others });
        return undefined;
      }
      kept.current.push(...others);
      if (form?.show(yours, read) === false) return undefined;
      if (!isSame(yours, read.details)) return send(yours, read);
      // Both people made the same changes.
      result = { kind: 'saved', saved: newest };
    }
    if (result.kind === 'saved' && kept.current.length > 0)
      await confirm({
        title: 'Saved with changes',
        text: `Saved. ${changesSentence(kept.current.splice(0))}`,
        action: 'OK',
        tone: 'brand',
        isNotice: true,
      });
    return result;
  };

  const compare = ({ from, read, yours, ...shown }: NonNullable<typeof conflict>) => {
    const mergedFor = (winner: Winner) =>
      merged(from.details, read.details, form?.details ?? yours, winner);
    const [theirs, mine] = [mergedFor('theirs'), mergedFor('yours')];
    return {
      read,
      theirs,
      mine,
      shown: { ...shown, fields: comparedFields(theirs, mine, describe) },
    };
  };
  return {
    toOpened,
    send,
    /** Forgets the conflict and the changes that were kept. */
    reset: () => {
      setConflict(undefined);
      kept.current = [];
    },
    /** The fields that both people changed, side by side, and the details after either choice. */
    conflict: conflict && compare(conflict),
  };
}
