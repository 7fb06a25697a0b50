import type { EntryFields } from '../../content-list/content-list.tsx';
import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import type { Section } from '../../site-values/site-values.ts';
import { BulletFields } from './bullet-fields.tsx';

/** A section's heading, its text and its bullets. */
export const SectionFields = ({ draft, onDraft, problems }: EntryFields<Section>) => (
  <>
    <LineField
      label="Section Heading"
      name="heading"
      value={draft.heading}
      onValue={(heading) => onDraft({ ...draft, heading })}
      problem={problems.heading}
    />
    <ProseField
      label="Section Text"
      name="text"
      hint="A blank line starts a new paragraph."
      value={draft.text}
      onValue={(text) => onDraft({ ...draft, text })}
      problem={problems.text}
    />
    <BulletFields
      bullets={draft.bullets}
      onBullets={(bullets) => onDraft({ ...draft, bullets })}
      problems={problems}
    />
  </>
);
