import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** One sentence a field. */
type Problems<Details> = Partial<Record<keyof Details & string, string>>;

type FormStateOptions<Details> = {
  /** The form's first values. */
  initial: Details | (() => Details);
  /** The problems that keep the form from being sent; none by default. */
  problemsOf?: (details: Details) => Problems<Details>;
  /** Called with each change, such as to keep a draft. */
  onChange?: (part: Partial<Details>) => void;
};

export type FormState<Details extends object> = {
  /** For the `form` element. */
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true };
  details: Details;
  /** Changes some of the details; a field that is being corrected loses its problem. */
  change: (part: Partial<Details>) => void;
  problems: Problems<Details>;
  /** Shows problems, such as the server's, and moves the focus to the first invalid field. */
  showProblems: (problems: Problems<Details>) => void;
  isSubmitting: boolean;
  /** Runs `send` unless the details have problems or the form is being sent. @returns its result */
  submit: <Result>(
    send: () => Promise<Result>,
    event?: FormEvent<HTMLFormElement>,
  ) => Promise<Result | undefined>;
  /** Starts again with other details. */
  reset: (details: Details) => void;
  /** The props of a field with one value, such as a `TextField`. */
  field: <Name extends keyof Details & string>(
    name: Name,
  ) => {
    name: Name;
    value: Details[Name];
    problem: string | undefined;
    onValue: (value: Details[Name]) => void;
  };
};

/**
 * A form's texts, its problems, and whether it is being sent. With problems it is not sent; the first invalid
 * field takes the focus.
 *
 * @example
 * const form = useFormState({ initial: { email: '' }, problemsOf });
 * <form {...form.formProps} onSubmit={(event) => void form.submit(subscribe, event)}>
 *   <TextField label="Email address" {...form.field('email')} />
 */
export function useFormState<Details extends object>({
  initial,
  problemsOf = () => ({}),
  onChange,
}: FormStateOptions<Details>): FormState<Details> {
  const ref = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState(initial);
  const [problems, setProblems] = useState<Problems<Details>>({});
  const [isSubmitting, setIsSubmitting] = useState(false);

  const change = (part: Partial<Details>) => {
    // An upload may end while other fields are typed in: each change applies to the newest details.
    setDetails((previous) => ({ ...previous, ...part }));
    setProblems((previous) => withoutFields(previous, part));
    onChange?.(part);
  };
  const showProblems = (next: Problems<Details>) => {
    flushSync(() => setProblems(next));
    // The fields of a form in a table are in the cells of its row.
    const fields = ref.current?.closest('tr') ?? ref.current;
    fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async <Result>(
    send: () => Promise<Result>,
    event?: FormEvent<HTMLFormElement>,
  ): Promise<Result | undefined> => {
    event?.preventDefault();
    if (isSubmitting) return undefined;
    const invalid = problemsOf(details);
    if (Object.keys(invalid).length > 0) {
      showProblems(invalid);
      return undefined;
    }
    setIsSubmitting(true);
    try {
      return await send();
    } finally {
      flushSync(() => setIsSubmitting(false));
      // While the button was disabled it could not keep the focus.
      if (document.activeElement === document.body)
        ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
  };

  return {
    formProps: { ref, noValidate: true },
    details,
    change,
    problems,
    showProblems,
    isSubmitting,
    submit,
    reset: (next) => {
      setDetails(next);
      setProblems({});
    },
    field: (name) => ({
      name,
      value: details[name],
      problem: problems[name],
      onValue: (value) => change({ [name]: value } as unknown as Partial<Details>),
    }),
  };
}

const withoutFields = <Details extends object>(
  problems: Problems<Details>,
  changed: Partial<Details>,
): Problems<Details> =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => !Object.hasOwn(changed, field)),
  ) as Problems<Details>;
