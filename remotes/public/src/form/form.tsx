import type { FormEvent, ReactNode, Ref } from 'react';
import { Button, ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './form.module.css';

type FormProps = {
  label: string;
  submitLabel: string;
  /** From useForm. */
  form: {
    ref: Ref<HTMLFormElement>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    isSubmitting: boolean;
    formError: string | undefined;
  };
  /** Shown above the button where nothing is wrong with the form. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The fields of a form, what is wrong with none of them, and its button. */
export const Form = ({
  label,
  submitLabel,
  form: { ref, onSubmit, isSubmitting, formError },
  notice,
  children,
}: FormProps) => (
  <form
    ref={ref}
    className={styles.form}
    noValidate
    onSubmit={(event) => void onSubmit(event)}
    aria-label={label}
  >
    {children}
    {formError ? <ProblemPanel title={formError} /> : notice}
    <p className={styles.privacy}>
      <Link to="/privacy">How we use your details</Link>
    </p>
    <div className={styles.foot}>
      <Button type="submit" tone="action" size="large" wide disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : submitLabel}
      </Button>
    </div>
  </form>
);
