import { useRef, useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { serverMessage } from '@larkfare/ui-kit';
import { useMergeNotice } from '../record/use-merge-notice.ts';
import type { Winner } from '../record/merge.rules.ts';
import { differencesBetween, type Difference } from './differences.rules.ts';
import { readSite } from './parse-site-values.rules.ts';
import { noProblems } from '../fields/problems.rules.ts';
import { saveFailed, toPublishResult, type PublishResult } from './publish-result.rules.ts';
import { writePublished } from './published-cache.ts';
import { SaveSiteValuesDocument, SiteValuesDocument } from './site-values.generated.ts';
import type { SiteKey, SiteValues, StoredSite } from './site-values.ts';

/**
 * What is to be changed, as a function of what is stored: it can be done again on top of another administrator's change. Where
 * both changed the same field the winner's value counts.
 */
export type SiteChange = (stored: SiteValues, winner: Winner) => Partial<SiteValues>;

type Publication = {
  change: SiteChange;
  onPublished?: (() => void) | undefined;
  /** Another administrator's changes that were merged. */
  kept?: readonly Difference[];
};
type Conflict = Publication & { message: string; base: StoredSite; theirs: StoredSite };

/**
 * Publishes changes on top of the versions that were read. When another administrator published first, both changes are merged;
 * where they changed the same field, both texts are compared side by side.
 */
export function usePublishing(site: StoredSite | undefined) {
  const client = useApolloClient();
  const nameMerged = useMergeNotice();
  const [save] = useMutation(SaveSiteValuesDocument);
  const [isPublishing, setIsPublishing] = useState(false);
  const isUnderWay = useRef(false);
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (base: StoredSite, change: SiteChange): Promise<PublishResult> => {
    const changed = change(base.values, 'yours');
    const keys = Object.keys(changed) as SiteKey[];
    if (keys.length === 0) return { kind: 'published' };
    try {
      const { data } = await save({
        variables: {
          changes: keys.map((key) => ({
            key,
            value: changed[key],
            basedOnVersion: base.versions[key],
          })),
        },
        update: (cache, { data: saved }) => {
          const result = saved?.saveSiteValues;
          if (result?.__typename === 'SiteValuesSaved') writePublished(cache, result.values);
        },
      });
      return data
        ? toPublishResult(data.saveSiteValues, keys)
        : { kind: 'failed', message: saveFailed };
    } catch (error) {
      console.error('The site information could not be saved.', error);
      return { kind: 'failed', message: serverMessage(error) ?? saveFailed };
    }
  };

  /** The texts that are published by now, beside the ones that are being edited. */
  const readTheirs = async () => {
    const { data } = await client.query({ query: SiteValuesDocument, fetchPolicy: 'no-cache' });
    return data && readSite(data.siteValues).site;
  };

  const refetch = () => client.query({ query: SiteValuesDocument, fetchPolicy: 'network-only' });

  const publishOn = async (
    base: StoredSite,
    { change, onPublished, kept = [] }: Publication,
  ): Promise<void> => {
    const result = await send(base, change);
    setProblems(result.kind === 'problems' ? result.problems : noProblems);
    setFailure(result.kind === 'failed' ? result.message : '');
    if (result.kind !== 'stale') setConflict(undefined);
    if (result.kind === 'published') {
      await nameMerged(kept);
      onPublished?.();
    }
    if (result.kind === 'stale') {
      const theirs = await readTheirs();
      if (!theirs) return setFailure(result.message);
      const found = { message: result.message, base, theirs, change, onPublished };
      if (differencesOf(found).length > 0) return setConflict(found);
      await refetch();
      if (differencesBetween(theirs.values, change(theirs.values, 'yours')).length > 0)
        return publishOn(theirs, { ...found, kept: [...kept, ...otherChanges(found)] });
      // Both wanted the same, and it is there.
      setConflict(undefined);
      onPublished?.();
    }
  };

  /** One at a time: a second press while the first is being saved is ignored. */
  const once = async (act: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPublishing(true);
    try {
      await act();
    } catch (error) {
      console.error('The site information could not be read again.', error);
      setFailure(serverMessage(error) ?? saveFailed);
    } finally {
      isUnderWay.current = false;
      setIsPublishing(false);
    }
  };

  return {
    isPublishing,
    problems,
    failure,
    conflict: conflict && {
      message: conflict.message,
      differences: differencesOf(conflict),
      others: otherChanges(conflict),
      keepMine: () => void once(() => publishOn(conflict.theirs, conflict)),
      /** Shows what is published by now, and what `then` does with it. */
      takeTheirs: (then: (theirs: StoredSite) => void) =>
        void once(async () => {
          await refetch();
          setConflict(undefined);
          then(conflict.theirs);
        }),
    },
    publish: (change: SiteChange, onPublished?: () => void) => {
      if (site) void once(() => publishOn(site, { change, onPublished }));
    },
    /** Clears what was wrong. */
    forget: () => {
      setProblems(noProblems);
      setFailure('');
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
export type { Difference };

/** What both changed: all else is the same, whichever wins. */
const differencesOf = ({ change, theirs }: Conflict): Difference[] =>
  differencesBetween(
    { ...theirs.values, ...change(theirs.values, 'theirs') },
    change(theirs.values, 'yours'),
  );

/** The other administrator's changes beside mine, in the same texts. A list shows its entries itself. */
function otherChanges(conflict: Conflict): Difference[] {
  const { base, theirs, change } = conflict;
  const keys = (Object.keys(change(base.values, 'yours')) as SiteKey[]).filter(
    (key) => !Array.isArray(theirs.values[key]),
  );
  const before = Object.fromEntries(keys.map((key) => [key, base.values[key]]));
  const compared = differencesOf(conflict).map(({ label }) => label);
  return differencesBetween(theirs.values, before).filter(({ label }) => !compared.includes(label));
}
