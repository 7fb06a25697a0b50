import { ProseField, FormTextField, type FormState } from '../../fields/fields.tsx';
import type { SiteKey } from '../../texts/site-values.generated.ts';
import { Fact, FactList } from './fact.tsx';

type SiteText<Name extends string> = {
  name: Name;
  label: string;
  type?: 'email' | 'tel';
  hint?: string;
  isProse?: boolean;
  /** The text whose history can be opened here. */
  siteKey?: SiteKey;
};

type SiteTextsProps<Name extends string> = {
  form: FormState<NoInfer<Name>, string> & { isEditing: boolean };
  texts: readonly SiteText<Name>[];
};

/** Texts of a group: facts to read or, while they are edited, fields. */
export function SiteTexts<Name extends string>({ form, texts }: SiteTextsProps<Name>) {
  if (!form.isEditing)
    return (
      <FactList>
        {texts.map(({ name, label, siteKey }) => (
          <Fact key={name} label={label} siteKey={siteKey}>
            {form.details[name]}
          </Fact>
        ))}
      </FactList>
    );
  return texts.map(({ name, label, type, hint, isProse }) =>
    isProse ? (
      <ProseField key={name} form={form} name={name} label={label} hint={hint} />
    ) : (
      <FormTextField key={name} form={form} name={name} label={label} hint={hint} type={type} />
    ),
  );
}
