import { ProseField, TextField } from '../../form/fields.tsx';
import type { PathForm } from '../../form/form-part.ts';

export type Heading = { heading: string; text: string };

/** The page's heading and the text below it. */
export const HeadingFields = ({ form }: { form: PathForm<Heading> }) => (
  <>
    <TextField form={form} name="heading" label="Heading" />
    <ProseField form={form} name="text" label="Text" />
  </>
);
