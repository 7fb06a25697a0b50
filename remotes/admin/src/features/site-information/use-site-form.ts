import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { useFocusNext } from '../../texts/use-focus.ts';
import { problemsElsewhere } from '../../fields/problems.rules.ts';
import type { StoredSite } from '../../texts/site-values.ts';
import { usePublishing } from '../../texts/use-publishing.ts';
import { useUnsavedWarning } from '../../office/use-unsaved-warning.ts';
import {
  atTheirKinds,
  changedKeys,
  changesOf,
  draftOnTopOf,
  shownPaths,
  toDraft,
  type SiteDraft,
} from './site-draft.rules.ts';

type Editing = { draft: SiteDraft; opened: StoredSite };

/** The whole screen is read or edited; 'Save All' publishes what was changed, all of it or none. */
export function useSiteForm(site: StoredSite) {
  const notify = useNotify();
  const { root, focusNext } = useFocusNext();
  const publishing = usePublishing(site);
  const [editing, setEditing] = useState<Editing>();

  const draft = editing?.draft ?? toDraft(site.values);
  const problems = atTheirKinds(publishing.problems, draft);
  const mayDiscard = useUnsavedWarning(
    editing !== undefined && changedKeys(draft, editing.opened.values).length > 0,
  );
  const close = () => {
    focusNext('[data-edit]');
    setEditing(undefined);
    publishing.forget();
  };
  return {
    root,
    details: draft,
    isEditing: editing !== undefined,
    publishing,
    problems,
    problemsElsewhere: [publishing.failure, ...problemsElsewhere(problems, shownPaths)].filter(
      Boolean,
    ),
    edit: () => {
      focusNext('form input');
      setEditing({ draft, opened: site });
    },
    change: (part: Partial<SiteDraft>) =>
      setEditing((open) => open && { ...open, draft: { ...open.draft, ...part } }),
    cancel: () => void mayDiscard().then((may) => may && close()),
    saveAll: () => {
      if (!editing) return;
      publishing.publish(
        (stored, winner) => changesOf(editing.draft, editing.opened.values, stored, winner),
        () => {
          close();
          notify.success('Saved.');
        },
      );
    },
    takeTheirs: (theirs: StoredSite) => {
      if (!editing) return;
      const rest = draftOnTopOf(theirs, editing.draft, editing.opened);
      if (changedKeys(rest, theirs.values).length === 0) return close();
      setEditing({ draft: rest, opened: theirs });
    },
  };
}

/** What the groups of fields draw. */
export type SiteForm = Omit<ReturnType<typeof useSiteForm>, 'root'>;
