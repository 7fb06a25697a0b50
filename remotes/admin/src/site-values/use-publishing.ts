import { useRef, useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { differencesBetween, type Difference } from './differences.rules.ts';
import { readSite } from './parse-site-values.rules.ts';
import { noProblems, type Problems } from './problems.rules.ts';
import { lost, toPublishAnswer, type PublishAnswer } from './publish-answer.rules.ts';
import { writePublished } from './published-cache.ts';
import { SaveSiteValuesDocument, SiteValuesDocument } from './site-values.generated.ts';
import type { SiteKey, SiteValues, StoredSite } from './site-values.ts';

/** What is to be changed, as a function of what is there: it can be done again on top of somebody else's change. */
export type SiteChange = (values: SiteValues) => Partial<SiteValues>;

type Publication = { change: SiteChange; onPublished?: (() => void) | undefined };
type Conflict = Publication & { message: string; theirs: StoredSite };

/** Publishes changes on top of the versions that were read; when somebody was faster, both texts are laid side by side. */
export function usePublishing(site: StoredSite | undefined) {
  const client = useApolloClient();
  const [save] = useMutation(SaveSiteValuesDocument);
  const [isPublishing, setIsPublishing] = useState(false);
  const isUnderWay = useRef(false);
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (base: StoredSite, change: SiteChange): Promise<PublishAnswer> => {
    const changed = change(base.values);
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
      return data ? toPublishAnswer(data.saveSiteValues, keys) : { kind: 'failed', message: lost };
    } catch (fault) {
      console.error('The site information could not be saved.', fault);
      return { kind: 'failed', message: sentenceOf(fault) };
    }
  };

  /** The texts that are published by now, beside the ones that are being edited. */
  const readTheirs = async () => {
    const { data } = await client.query({ query: SiteValuesDocument, fetchPolicy: 'no-cache' });
    return data && readSite(data.siteValues).site;
  };

  const readAgain = () => client.query({ query: SiteValuesDocument, fetchPolicy: 'network-only' });

  const publishOn = async (base: StoredSite, { change, onPublished }: Publication) => {
    const answer = await send(base, change);
    setProblems(answer.kind === 'problems' ? answer.problems : noProblems);
    setFailure(answer.kind === 'failed' ? answer.message : '');
    if (answer.kind !== 'stale') setConflict(undefined);
    if (answer.kind === 'published') onPublished?.();
    if (answer.kind === 'stale') {
      const theirs = await readTheirs();
      if (!theirs) return setFailure(answer.message);
      const found = { message: answer.message, theirs, change, onPublished };
      if (differencesOf(found).length > 0) return setConflict(found);
      // Both wanted the same, and it is there.
      await readAgain();
      setConflict(undefined);
      onPublished?.();
    }
  };

  /** One at a time: a second press while the first is on its way is the same wish. */
  const once = async (act: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPublishing(true);
    try {
      await act();
    } catch (fault) {
      console.error('The site information could not be read again.', fault);
      setFailure(sentenceOf(fault));
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
      keepMine: () => void once(() => publishOn(conflict.theirs, conflict)),
      /** Shows what is published by now, and what `then` does with it. */
      takeTheirs: (then: (theirs: StoredSite) => void) =>
        void once(async () => {
          await readAgain();
          setConflict(undefined);
          then(conflict.theirs);
        }),
    },
    publish: (change: SiteChange, onPublished?: () => void) => {
      if (site) void once(() => publishOn(site, { change, onPublished }));
    },
    /** What was wrong is of no interest any more. */
    forget: () => {
      setProblems(noProblems);
      setFailure('');
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
export type { Difference, Problems };

const differencesOf = ({ change, theirs }: Conflict): Difference[] =>
  differencesBetween(theirs.values, change(theirs.values));

const sentenceOf = (fault: unknown) =>
  (CombinedGraphQLErrors.is(fault) && fault.errors[0]?.message) || lost;
