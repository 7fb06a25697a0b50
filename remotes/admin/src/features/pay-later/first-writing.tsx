import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { AddForm } from '../../texts/add-form.tsx';
import { EntryFields } from '../../texts/entry-fields.tsx';
import { canAdd } from '../../texts/entry.rules.ts';
import { ListProblems } from '../../texts/list-problems.tsx';
import { formAt } from '../../fields/form-part.ts';
import { problemsBelow, problemsElsewhere } from '../../fields/problems.rules.ts';
import { PublishConflict } from '../../texts/publish-conflict.tsx';
import type { StoredSite } from '../../texts/site-values.ts';
import { usePublishing } from '../../texts/use-publishing.ts';
import { isSame, merged } from '../../record/merge.rules.ts';
import { useUnsavedWarning } from '../../office/use-unsaved-warning.ts';
import { heading, items } from './pay-later.rules.ts';

const blank = { ...heading.blank, item: items.blank };

/** The page before anything was written: its heading, its text and its first item, published together. */
export function FirstWriting({ site }: { site: StoredSite }) {
  const notify = useNotify();
  const publishing = usePublishing(site);
  const [draft, setDraft] = useState(blank);
  const isDirty = !isSame(draft, blank);
  useUnsavedWarning(isDirty);

  const { item, ...headed } = draft;
  const form = {
    details: draft,
    problems: problemsBelow(publishing.problems, 'payLater'),
    change: (part: Partial<typeof blank>) => setDraft({ ...draft, ...part }),
  };
  const shown = ['payLater.heading', 'payLater.text', 'payLater.items.0'];
  return (
    <>
      <PublishConflict
        conflict={publishing.conflict}
        isSaving={publishing.isPublishing}
        onTheirs={() => setDraft(blank)}
      />
      <ListProblems
        sentences={[publishing.failure, ...problemsElsewhere(publishing.problems, shown)].filter(
          Boolean,
        )}
      />
      <AddForm
        title="Write the Pay Later page"
        action="Save"
        isSaving={publishing.isPublishing}
        isDirty={isDirty}
        problems={form.problems}
        onClear={() => setDraft(blank)}
        onAdd={() => {
          if (!canAdd(items, item)) return;
          publishing.publish(
            ({ payLater }, winner) => ({
              payLater: merged(
                site.values.payLater,
                payLater,
                { ...headed, items: [item] },
                winner,
              ),
            }),
            () => notify.success('Saved.'),
          );
        }}
      >
        <EntryFields list={heading} form={form} />
        <EntryFields
          list={items}
          form={formAt(form, 'items.0', item, (changed) => form.change({ item: changed }))}
        />
      </AddForm>
    </>
  );
}
