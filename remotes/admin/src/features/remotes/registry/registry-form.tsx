import { createContext, type ReactNode, use, useState } from 'react';
import { isEmpty } from '@larkfare/text-rules';
import { type ControlProps, Field, type FieldProps } from '@larkfare/ui-kit';
import { FormFooter } from '../../../form/form-footer.tsx';
import form from '../../../form/form.module.css';
import { type FieldProblems, useFieldProblems } from '../../../form/use-field-problems.ts';
import { useUnsavedWarning } from '../../../unsaved/use-unsaved-warning.ts';
import type { Answer } from './registry-answer.rules.ts';
import { fieldProblems } from './registry-form.rules.ts';

interface RegistryFormProps<Body> {
  /** Of its button. */
  label: string;
  request: (fields: FormData) => Promise<Answer<Body>>;
  onDone: (answer: Body, fields: FormData) => void;
  /** Its fields are `RegistryField`s. */
  children: ReactNode;
}

const ProblemsContext = createContext<FieldProblems>({});

/** A dialog's form that is sent to the registry. Closing the dialog asks before unsaved input is lost. */
export function RegistryForm<Body>({ label, request, onDone, children }: RegistryFormProps<Body>) {
  const { problems, show, formProps } = useFieldProblems();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  useUnsavedWarning(isTyped);

  const submit = async (fields: FormData) => {
    setProblem('');
    const found = fieldProblems(textsOf(fields));
    show(found);
    if (!isEmpty(found)) return;

    setIsSaving(true);
    const answer = await request(fields);
    setIsSaving(false);
    if ('done' in answer) onDone(answer.done, fields);
    else setProblem(answer.refusal.message);
  };
  return (
    <form
      {...formProps}
      className={form.form}
      onInput={(event) => {
        formProps.onInput(event);
        setIsTyped(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <ProblemsContext value={problems}>{children}</ProblemsContext>
      <FormFooter label={label} isSaving={isSaving} problem={problem} />
    </form>
  );
}

const textsOf = (fields: FormData) =>
  Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));

type RegistryFieldProps = Omit<FieldProps, 'problem' | 'children'> & {
  name: string;
  children: (control: ControlProps & { name: string }) => ReactNode;
};

/** A field of a `RegistryForm`, whose control gets its name. */
export const RegistryField = ({ name, children, ...field }: RegistryFieldProps) => (
  <Field {...field} problem={use(ProblemsContext)[name]}>
    {(control) => children({ ...control, name })}
  </Field>
);
