import type { EntryFields } from '../../content-list/content-list.tsx';
import { LineField, ProseField } from '../../content-list/text-fields.tsx';

export type Heading = { heading: string; text: string };

/** The page's heading and the text below it. */
export const HeadingFields = ({ draft, onDraft, problems }: EntryFields<Heading>) => (
  <>
    <LineField
      label="Heading"
      name="heading"
      value={draft.heading}
      onValue={(heading) => onDraft({ ...draft, heading })}
      problem={problems.heading}
    />
    <ProseField
      label="Text"
      name="text"
      value={draft.text}
      onValue={(text) => onDraft({ ...draft, text })}
      problem={problems.text}
    />
  </>
);
