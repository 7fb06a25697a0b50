import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { isEmpty, sortProblems, withoutFields, type Problems } from '@larkfare/text-rules';
import type { Draft } from './draft.ts';
import { failureReason, honeypotField, type FormAnswer } from './form.rules.ts';

type FormOptions<Details> = {
  /** The specification's sentence for a form that was not sent. */
  failure: string;
  /** What the form starts with, drafts included. */
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

/** A form of the visitors' pages: typing, checking, sending once, and showing what is wrong. */
export function useForm<Details extends object>({
  failure,
  initial,
  draft,
  problemsOf,
  send,
  onAnswer,
}: FormOptions<Details>) {
  const ref = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState(initial);
  const [problems, setProblems] = useState<Problems<Details>>({});
  const [problem, setProblem] = useState<FormProblem>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const change = (part: Partial<Details>) => {
    setDetails((previous) => ({ ...previous, ...part }));
    setProblems((previous) => withoutFields(previous, part));
    draft.keep(part);
  };
  const showProblems = (next: Problems<Details>) => {
    flushSync(() => setProblems(next));
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setProblem(undefined);
    const wrong = problemsOf(details);
    if (!isEmpty(wrong)) return showProblems(wrong);
    const honeypot = event.currentTarget.elements.namedItem(honeypotField);
    const website = honeypot instanceof HTMLInputElement ? honeypot.value : '';
    if (honeypot instanceof HTMLInputElement) honeypot.value = '';
    setIsSubmitting(true);
    const answer = await send(details, website);
    flushSync(() => setIsSubmitting(false));
    // While the button was disabled it could not keep the focus.
    if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    if (answer.kind === 'sent') draft.forget();
    onAnswer(answer, details);
    if (answer.kind === 'sent') return;
    flushSync(() => setProblem({ title: failure, reason: failureReason(answer) }));
    ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    if (answer.kind === 'problems') showProblems(sortProblems(answer.fields, details).atFields);
  };

  /** What a field with one value needs. */
  const field = <Name extends keyof Details & string>(name: Name) => ({
    name,
    value: details[name],
    problem: problems[name],
    onValue: (value: Details[Name]) => change({ [name]: value } as unknown as Partial<Details>),
  });

  return { form: { ref, onSubmit, isSubmitting, problem }, details, problems, change, field };
}
