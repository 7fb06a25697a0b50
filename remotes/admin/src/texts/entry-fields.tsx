import { ProseField, TextField } from '../fields/fields.tsx';
import type { PathForm } from '../fields/form-part.ts';
import type { EntryList } from './entry.rules.ts';

type EntryFieldsProps<Name extends string, Entry extends Record<Name, string>> = {
  list: Pick<EntryList<Name, Entry>, 'heading' | 'text' | 'more'>;
  form: PathForm<Entry>;
};

/** An entry's heading, its text and what else it has. */
export function EntryFields<Name extends string, Entry extends Record<Name, string>>({
  list: { heading, text, more },
  form,
}: EntryFieldsProps<Name, Entry>) {
  const texts = {
    ...form,
    change: (part: Record<Name, string>) => form.change({ ...form.details, ...part }),
  };
  return (
    <>
      <TextField
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
