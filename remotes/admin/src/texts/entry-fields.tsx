import { ProseField, FormTextField, type FormState } from '../fields/fields.tsx';
import type { PathForm } from '../fields/form-part.ts';
import type { EntryList } from './entry.rules.ts';

type EntryFieldsProps<Details extends object> = {
  list: Pick<EntryList<Details>, 'heading' | 'text' | 'more'>;
  form: PathForm<Details>;
};

/** An entry's heading, its text and its further parts. */
export function EntryFields<Details extends object>({
  list: { heading, text, more },
  form,
}: EntryFieldsProps<Details>) {
  const texts = form as unknown as FormState<string, string>;
  return (
    <>
      <FormTextField
        form={texts}
        name={heading.name}
        label={heading.label}
        note={heading.isOptional ? 'optional' : undefined}
      />
      <ProseField form={texts} name={text.name} label={text.label} hint={text.hint} />
      {more?.renderFields(form)}
    </>
  );
}
