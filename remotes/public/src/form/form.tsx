import type { FormEvent, ReactNode, Ref } from 'react';
import { Button, ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './form.module.css';
import type { FormProblem } from './use-form.ts';

type FormProps = {
  label: string;
  submitLabel: string;
  /** From useForm. */
  form: {
    ref: Ref<HTMLFormElement>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
    isSubmitting: boolean;
    problem: FormProblem | undefined;
  };
  /** States above the button, where it is always in view, that pressing it is safe. */
  assurance?: string;
  /** Explains a failure instead of its reason. */
  explanation?: ReactNode;
  children: ReactNode;
};

/** The fields of a form, the reason why it was not sent, and its button. */
export const Form = ({
  label,
  submitLabel,
  form: { ref, onSubmit, isSubmitting, problem },
  assurance,
  explanation,
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
    {problem && <ProblemPanel title={problem.title}>{explanation || problem.reason}</ProblemPanel>}
    <p className={styles.privacy}>
      <Link to="/privacy">How we use your details</Link>
    </p>
    <div className={styles.foot}>
      {assurance && <p className={styles.assurance}>{assurance}</p>}
      <Button type="submit" tone="action" size="large" wide disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : submitLabel}
      </Button>
    </div>
  </form>
);
