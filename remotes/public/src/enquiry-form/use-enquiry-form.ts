import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../pop-up/draft.ts';
import {
  isEmpty,
  sortProblems,
  trapField,
  withoutFields,
  type EnquiryAnswer,
  type Problems,
} from './enquiry.rules.ts';
import { useFormProof, type FormProof } from './use-form-proof.ts';

type EnquiryFormOptions<Details> = {
  /** What the form starts with where nothing was typed before. */
  empty: Details;
  draft: Draft<Details>;
  problemsOf: (details: Details) => Problems<Details>;
  send: (details: Details, proof: FormProof) => Promise<EnquiryAnswer>;
  /** Told of every answer; what is wrong with a field is shown at the field already. */
  onAnswer: (answer: EnquiryAnswer, details: Details) => void;
};

/** What the contact and quote forms have in common: typing, checking, sending once, and showing what was wrong. */
export function useEnquiryForm<Details extends object>({
  empty,
  draft,
  problemsOf,
  send,
  onAnswer,
}: EnquiryFormOptions<Details>) {
  const form = useRef<HTMLFormElement>(null);
  const withProof = useFormProof();
  const [details, setDetails] = useState(() => ({ ...empty, ...draft.read() }));
  const [problems, setProblems] = useState<Problems<Details>>({});
  /** Problems of no field that is in sight, a sentence each. */
  const [above, setAbove] = useState<readonly string[]>([]);
  const [isSubmitting, setIsSubmitting] = useState(false);

  const change = (part: Partial<Details>) => {
    setDetails((before) => ({ ...before, ...part }));
    setProblems((before) => withoutFields(before, part));
    draft.keep(part);
  };
  const showProblems = (next: Problems<Details>) => {
    flushSync(() => setProblems(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const wrong = problemsOf(details);
    if (!isEmpty(wrong)) return showProblems(wrong);
    const trap = event.currentTarget.elements.namedItem(trapField);
    const website = trap instanceof HTMLInputElement ? trap.value : '';
    if (trap instanceof HTMLInputElement) trap.value = '';
    setAbove([]);
    setIsSubmitting(true);
    const answer = await withProof(website, (proof) => send(details, proof));
    setIsSubmitting(false);
    if (answer.kind === 'sent') draft.forget();
    if (answer.kind === 'problems') {
      const sorted = sortProblems(answer.fields, details);
      setAbove(sorted.above);
      showProblems(sorted.atFields);
    }
    if (answer.kind === 'refused') setAbove([answer.message]);
    onAnswer(answer, details);
  };

  return { form, details, change, problems, above, isSubmitting, submit };
}
