import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { useFocusNext } from '../../content-list/use-focus.ts';
import { problemsBelow, problemsElsewhere } from '../../site-values/problems.rules.ts';
import type { StoredSite } from '../../site-values/site-values.ts';
import { usePublishing } from '../../site-values/use-publishing.ts';
import { isSame, merged } from '../../stale/merge.rules.ts';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import type { Heading } from './heading-fields.tsx';

/** The heading and the text at the top of the page, read or edited. */
export function usePayLaterHeading(site: StoredSite) {
  const notify = useNotify();
  const { root, focusNext } = useFocusNext();
  const publishing = usePublishing(site);
  const [editing, setEditing] = useState<{ opened: Heading; draft: Heading }>();
  const stored = headingOf(site.values.payLater);

  const mayDiscard = useUnsavedWarning(
    editing !== undefined && !isSame(editing.draft, editing.opened),
  );

  const close = () => {
    focusNext('[data-edit]');
    setEditing(undefined);
    publishing.forget();
  };
  return {
    root,
    stored,
    form: editing && {
      details: editing.draft,
      problems: problemsBelow(publishing.problems, 'payLater'),
      change: (part: Partial<Heading>) =>
        setEditing({ ...editing, draft: { ...editing.draft, ...part } }),
    },
    publishing,
    problemsElsewhere: [
      publishing.failure,
      ...problemsElsewhere(publishing.problems, ['payLater.heading', 'payLater.text']),
    ].filter(Boolean),
    edit: () => setEditing({ opened: stored, draft: stored }),
    cancel: () => void mayDiscard().then((may) => may && close()),
    /** Resets it to what is published. */
    reset: close,
    /** Closes it, so that an item can be edited; resolves to false where its changes are not to be discarded. */
    leave: async () => {
      const may = await mayDiscard();
      if (may) {
        setEditing(undefined);
        publishing.forget();
      }
      return may;
    },
    save: () => {
      if (!editing) return;
      const { opened, draft } = editing;
      publishing.publish(
        ({ payLater }, winner) => ({
          payLater: { ...payLater, ...merged(opened, headingOf(payLater), draft, winner) },
        }),
        () => {
          close();
          notify.success('Saved.');
        },
      );
    },
  };
}

const headingOf = ({ heading, text }: Heading): Heading => ({ heading, text });

export type PayLaterHeading = ReturnType<typeof usePayLaterHeading>;
