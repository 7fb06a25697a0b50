import type { EntryFields } from '../../content-list/content-list.tsx';
import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import type { PayLaterItem } from '../../site-values/site-values.ts';

/** An item's subheading and its text. */
export const ItemFields = ({ draft, onDraft, problems }: EntryFields<PayLaterItem>) => (
  <>
    <LineField
      label="Subheading"
      name="subheading"
      value={draft.subheading}
      onValue={(subheading) => onDraft({ ...draft, subheading })}
      problem={problems.subheading}
    />
    <ProseField
      label="Text"
      name="text"
      hint="Its first sentence is read at once, the rest after ‘Read more’."
      value={draft.text}
      onValue={(text) => onDraft({ ...draft, text })}
      problem={problems.text}
    />
  </>
);
