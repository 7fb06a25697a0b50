import { useState, type ReactNode } from 'react';
import { type FormState, Stack, useFormState } from '@larkfare/ui-kit';
import { FormFooter } from '../../../record/form-footer.tsx';
import { isSame } from '../../../record/merge.rules.ts';
import { useUnsavedWarning } from '../../../office/use-unsaved-warning.ts';
import { RegistryError } from './registry-error.rules.ts';
import { fieldProblems, type Fields } from './registry-form.rules.ts';

interface RegistryFormProps<Details extends Fields, Body> {
  /** The label of the submit button. */
  label: string;
  initial: Details;
  send: (details: Details) => Promise<Body>;
  onDone: (body: Body, details: Details) => void;
  /** Replaces the message beside the button. */
  refusal?: (error: RegistryError) => ReactNode;
  isBusy?: boolean;
  children: (field: FormState<Details>['field'], details: Details) => ReactNode;
}

/** The form of a dialog, sent to the registry. Closing the dialog confirms that unsaved input may be lost. */
export function RegistryForm<Details extends Fields, Body>({
  label,
  initial,
  send,
  onDone,
  refusal,
  isBusy = false,
  children,
}: RegistryFormProps<Details, Body>) {
  const form = useFormState({ initial, problemsOf: fieldProblems });
  const [error, setError] = useState<RegistryError>();
  useUnsavedWarning(!isSame(form.details, initial));

  const submit = async () => {
    setError(undefined);
    try {
      onDone(await send(form.details), form.details);
    } catch (problem) {
      if (!(problem instanceof RegistryError)) throw problem;
      setError(problem);
    }
  };
  return (
    <Stack
      as="form"
      {...form.formProps}

      onSubmit={(event) => void form.submit(submit, event)}
    >
      {children(form.field, form.details)}
      {error && refusal?.(error)}
      <FormFooter
        label={label}
        isSaving={form.isSubmitting || isBusy}
        problem={!refusal && error?.message}
      />
    </Stack>
  );
}

/** Attributes of fields that hold names for machines. */
export const machineText = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
} as const;
