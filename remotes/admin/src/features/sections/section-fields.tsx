import { ProseField, TextField } from '../../form/fields.tsx';
import type { PathForm } from '../../form/form-part.ts';
import type { Section } from '../../site-values/site-values.ts';
import { BulletFields } from './bullet-fields.tsx';

/** A section's heading, its text and its bullets. */
export const SectionFields = ({ form }: { form: PathForm<Section> }) => (
  <>
    <TextField form={form} name="heading" label="Section Heading" />
    <ProseField
      form={form}
      name="text"
      label="Section Text"
      hint="A blank line starts a new paragraph."
    />
    <BulletFields form={form} />
  </>
);
