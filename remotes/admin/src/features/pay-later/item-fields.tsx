import { ProseField, TextField } from '../../form/fields.tsx';
import type { PathForm } from '../../form/form-part.ts';
import type { PayLaterItem } from '../../site-values/site-values.ts';

/** An item's subheading and its text. */
export const ItemFields = ({ form }: { form: PathForm<PayLaterItem> }) => (
  <>
    <TextField form={form} name="subheading" label="Subheading" />
    <ProseField
      form={form}
      name="text"
      label="Text"
      hint="Its first sentence is read at once, the rest after ‘Read more’."
    />
  </>
);
