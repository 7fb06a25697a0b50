import { useState, type ReactNode } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { type FormState, Stack, useFormState } from '@larkfare/ui-kit';
import { FormFooter } from '../../../record/form-footer.tsx';
import { isSame } from '../../../record/merge.rules.ts';
import { useUnsavedWarning } from '../../../office/use-unsaved-warning.ts';
import { RegistryError } from './registry-error.rules.ts';
import { fieldProblems, type Fields } from './registry-form.rules.ts';
import { useRegistryView } from './registry-view.tsx';
import { requestRegistry, type RegistryRequest } from './request-registry.ts';

interface RegistryFormProps<Details extends Fields, Body> {
  /** The label of the submit button. */
  label: string;
  initial: Details;
  path: string;
  /** The request to `path`; its method is POST by default. */
  request: (details: Details) => RegistryRequest;
  /** The notice after success. */
  done?: (body: Body, details: Details) => string;
  /** Shown in place of the form after success, such as a secret; the dialog closes without it. */
  result?: (body: Body) => ReactNode;
  /** Replaces the message beside the button. */
  refusal?: (error: RegistryError) => ReactNode;
  children: (field: FormState<Details>['field']) => ReactNode;
}

/** The form of a dialog, sent to the registry. Closing the dialog confirms that unsaved input may be lost. */
export function RegistryForm<Details extends Fields, Body>({
  label,
  initial,
  path,
  request,
  done,
  result,
  refusal,
  children,
}: RegistryFormProps<Details, Body>) {
  const notify = useNotify();
  const { reload, closeDialog } = useRegistryView();
  const form = useFormState({ initial, problemsOf: fieldProblems });
  const [error, setError] = useState<RegistryError>();
  const [shown, setShown] = useState<ReactNode>();
  useUnsavedWarning(!shown && !isSame(form.details, initial));

  const submit = async () => {
    setError(undefined);
    try {
      const body = await requestRegistry<Body>(path, { method: 'POST', ...request(form.details) });
      void reload();
      if (done) notify.success(done(body, form.details));
      const next = result?.(body);
      if (next) setShown(next);
      else closeDialog();
    } catch (problem) {
      if (!(problem instanceof RegistryError)) throw problem;
      setError(problem);
      // The view may be outdated.
      await reload();
    }
  };
  if (shown) return shown;
  return (
    <Stack
      as="form"
      {...form.formProps}

      onSubmit={(event) => void form.submit(submit, event)}
    >
      {children(form.field)}
      {error && refusal?.(error)}
      <FormFooter
        label={label}
        form={{
          isSaving: form.isSubmitting,
          formError: refusal ? undefined : error?.message,
        }}
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
