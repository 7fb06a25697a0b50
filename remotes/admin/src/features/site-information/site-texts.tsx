import { FormTextField, NumberField, ProseField, type FormState } from '../../fields/fields.tsx';
import type { SiteKey } from '../../texts/site-values.generated.ts';
import { Fact, FactList } from './fact.tsx';

type SiteText<Name extends string> = {
  name: Name;
  label: string;
  type?: 'email' | 'tel';
  hint?: string;
  isProse?: boolean;
  isPercent?: boolean;
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
  return texts.map(({ name, label, type, hint, isProse, isPercent }) => {
    const field = { form, name, label, hint };
    if (isProse) return <ProseField key={name} {...field} />;
    if (isPercent) return <NumberField key={name} {...field} max={100} step={1} />;
    return <FormTextField key={name} {...field} type={type} />;
  });
}
