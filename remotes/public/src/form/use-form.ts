import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { sortProblems, type Problems } from '@larkfare/text-rules';
import { useFormState } from '@larkfare/ui-kit';
import type { Draft } from './draft.ts';
import { failureReason, honeypotField, type FormAnswer } from './form.rules.ts';

type FormOptions<Details> = {
  /** The specification's sentence for a form that was not sent. */
  failure: string;
  /** The form's first values, drafts included. */
  initial: () => Details;
  draft: Draft<Details>;
  problemsOf: (details: Details) => Problems<Details>;
  /** @param website what is in the honeypot */
  send: (details: Details, website: string) => Promise<FormAnswer>;
  /** Called with every answer, before a failure is shown in the form. */
  onAnswer: (answer: FormAnswer, details: Details) => void;
};

/** The specification's sentence for a form that was not sent, and the reason. */
export type FormProblem = { title: string; reason: string | undefined };

/** A form of the visitors' pages, which keeps a draft, carries a honeypot and shows why it was not sent. */
export function useForm<Details extends object>({
  failure,
  initial,
  draft,
  problemsOf,
  send,
  onAnswer,
}: FormOptions<Details>) {
  const form = useFormState({ initial, problemsOf, onChange: draft.keep });
  const { details, problems, change, field, isSubmitting } = form;
  const { ref } = form.formProps;
  const [problem, setProblem] = useState<FormProblem>();

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    setProblem(undefined);
    const answer = await form.submit(() => send(details, takeHoneypot(ref.current)), event);
    if (!answer) return;
    if (answer.kind === 'sent') draft.forget();
    onAnswer(answer, details);
    if (answer.kind === 'sent') return;
    flushSync(() => setProblem({ title: failure, reason: failureReason(answer) }));
    ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    if (answer.kind === 'problems')
      form.showProblems(sortProblems(answer.fields, details).atFields);
  };

  return { form: { ref, onSubmit, isSubmitting, problem }, details, problems, change, field };
}

/** Empties the honeypot. @returns its text */
function takeHoneypot(form: HTMLFormElement | null): string {
  const honeypot = form?.elements.namedItem(honeypotField);
  if (!(honeypot instanceof HTMLInputElement)) return '';
  const { value } = honeypot;
  honeypot.value = '';
  return value;
}
