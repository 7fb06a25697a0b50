import { useRef, useState, type FormEvent } from 'react';
import type { AccountAnswer } from './answer.ts';

interface AccountFormOptions<Name extends string> {
  /** Names of the fields, whose problems are shown at them; the others' are shown above the button. */
  fields: readonly Name[];
  problemsOf: (values: Record<NoInfer<Name>, string>) => Problems;
  send: (values: Record<NoInfer<Name>, string>) => Promise<AccountAnswer>;
  onDone: (message: string) => void;
}

/** By the fields' names. */
type Problems = Readonly<Record<string, string | undefined>>;

/** A form of the account: its fields keep their values themselves, so that no password lies in React's state. */
export function useAccountForm<Name extends string>({
  fields,
  problemsOf,
  send,
  onDone,
}: AccountFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [above, setAbove] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const show = (found: Problems) => {
    setProblems(found);
    const first = fields.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget, fields);
    setAbove(undefined);
    const found = problemsOf(values);
    show(found);
    if (Object.keys(found).length > 0) return;

    setIsSubmitting(true);
    const answer = await send(values);
    setIsSubmitting(false);
    if (answer.kind === 'done') return onDone(answer.message);
    if (answer.kind === 'failed') return setAbove(answer.message);
    const atFields = answer.fields.filter(({ field }) => isOneOf(fields, field));
    show(Object.fromEntries(atFields.map(({ field, message }) => [field, message])));
    if (atFields.length === 0) setAbove(answer.fields[0]?.message ?? answer.message);
  };
  return { form, problems, above, isSubmitting, submit };
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}
