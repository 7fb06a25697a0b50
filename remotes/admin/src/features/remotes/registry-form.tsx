import { type ReactNode, useState } from 'react';
import { FormFooter } from '../../form/form-footer.tsx';
import form from '../../form/form.module.css';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import type { Answer } from './registry-answer.rules.ts';

interface RegistryFormProps<Body> {
  /** Of its button. */
  label: string;
  request: (fields: FormData) => Promise<Answer<Body>>;
  onDone: (answer: Body, fields: FormData) => void;
  children: ReactNode;
}

/** A dialog's form that is sent to the registry. Closing the dialog asks before unsaved input is lost. */
export function RegistryForm<Body>({ label, request, onDone, children }: RegistryFormProps<Body>) {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  useUnsavedWarning(isTyped);

  const submit = async (fields: FormData) => {
    setIsSaving(true);
    const answer = await request(fields);
    setIsSaving(false);
    if ('done' in answer) onDone(answer.done, fields);
    else setProblem(answer.refusal.message);
  };
  return (
    <form
      className={form.form}
      onInput={() => setIsTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <FormFooter label={label} isSaving={isSaving} problem={problem} />
    </form>
  );
}
