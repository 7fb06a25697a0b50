import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { isSameEntry } from '../../content-list/content-list.rules.ts';
import { useFocusNext } from '../../content-list/use-focus.ts';
import { problemsBelow, problemsElsewhere } from '../../site-values/problems.rules.ts';
import type { StoredSite } from '../../site-values/site-values.ts';
import { usePublishing } from '../../site-values/use-publishing.ts';
import type { Heading } from './heading-fields.tsx';

/** The heading and the text at the top of the page, read or edited. */
export function usePayLaterHeading(site: StoredSite) {
  const notify = useNotify();
  const { root, focusNext } = useFocusNext();
  const publishing = usePublishing(site);
  const [draft, setDraft] = useState<Heading>();
  const { heading, text } = site.values.booking;
  const stored = { heading, text };

  const close = () => {
    focusNext('[data-edit]');
    setDraft(undefined);
    publishing.forget();
  };
  return {
    root,
    stored,
    draft,
    publishing,
    isDirty: draft !== undefined && !isSameEntry(draft, stored),
    problems: problemsBelow(publishing.problems, 'booking'),
    problemsAbove: [
      publishing.failure,
      ...problemsElsewhere(publishing.problems, ['booking.heading', 'booking.text']),
    ].filter(Boolean),
    edit: () => setDraft(stored),
    change: setDraft,
    cancel: close,
    save: () => {
      if (!draft) return;
      publishing.publish(
        ({ booking }) => ({ booking: { ...booking, ...draft } }),
        () => {
          close();
          notify.success('Saved.');
        },
      );
    },
  };
}

export type PayLaterHeading = ReturnType<typeof usePayLaterHeading>;
