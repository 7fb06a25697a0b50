import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { withoutFields } from '@larkfare/text-rules';

/** Sentences by the names of the fields. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/** The problems of a form whose fields hold their values themselves. */
export function useFieldProblems() {
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});

  return {
    problems,
    /** The first field with a problem gets the focus. */
    show: (next: FieldProblems) => {
      flushSync(() => setProblems(next));
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    /** For the `<form>` element. */
    formProps: {
      ref,
      noValidate: true,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if ('name' in target)
          setProblems((before) => withoutFields(before, { [String(target.name)]: '' }));
      },
    },
  };
}
