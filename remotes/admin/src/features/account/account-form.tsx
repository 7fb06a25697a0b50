import { useState, type FormEvent, type ReactNode } from 'react';
import { isEmpty } from '@larkfare/text-rules';
import { Button, Row, Stack } from '@larkfare/ui-kit';
import { useFieldProblems, type FieldProblems } from '../../record/use-field-problems.ts';
import { FormProblems } from '../../record/form-problems.tsx';
import styles from './auth-layout.module.css';
import type { AccountResult } from './use-account-mutation.ts';

type AccountFormProps<Name extends string> = {
  label: string;
  /** The button that sends it. */
  action: string;
  /** Has one large button, as on a screen before the sign-in. */
  isLarge?: boolean;
  /** Names of the fields, which show their problems; other problems are above the button. */
  fields: readonly Name[];
  problemsOf: (values: Record<NoInfer<Name>, string>) => FieldProblems;
  send: (values: Record<NoInfer<Name>, string>) => Promise<AccountResult>;
  onDone: (message: string) => void;
  /** Shown below a problem of the whole form. */
  help?: ReactNode;
  children: (problems: FieldProblems) => ReactNode;
};

/** A form of the account: its fields hold their values themselves, so that no password is in React's state. */
export function AccountForm<Name extends string>({
  label,
  action,
  isLarge = false,
  fields,
  problemsOf,
  send,
  onDone,
  help,
  children,
}: AccountFormProps<Name>) {
  const { problems, show, formProps } = useFieldProblems();
  const [formError, setFormError] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget, fields);
    setFormError(undefined);
    const invalid = problemsOf(values);
    show(invalid);
    if (!isEmpty(invalid)) return;

    setIsSubmitting(true);
    const result = await send(values);
    setIsSubmitting(false);
    if (result.kind === 'done') return onDone(result.message);
    if (result.kind === 'failed') return setFormError(result.message);
    const atFields = result.fields.filter(({ field }) => isOneOf(fields, field));
    show(Object.fromEntries(atFields.map(({ field, message }) => [field, message])));
    if (atFields.length === 0) setFormError(result.fields[0]?.message ?? result.message);
  };
  return (
    <Stack
      as="form"
      {...formProps}
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
    >
      {children(problems)}
      <FormProblems formError={formError} help={help} />
      <Row>
        <Button
          type="submit"
          tone="brand"
          size={isLarge ? 'large' : 'medium'}
          wide={isLarge}
          isBusy={isSubmitting}
        >
          {isSubmitting ? 'Saving…' : action}
        </Button>
      </Row>
    </Stack>
  );
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}
