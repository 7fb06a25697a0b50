import type { FormEvent, ReactNode, Ref } from 'react';
import { Button, ProblemPanel, Text } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './form.module.css';
import type { FormProblem } from './use-form.ts';
import { honeypotField } from './form.rules.ts';

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
    <Text size={0} className={styles.privacy}>
      <Link to="/privacy">How we use your details</Link>
    </Text>
    <div className={styles.foot}>
      {assurance && (
        <Text size={0} className={styles.assurance}>
          {assurance}
        </Text>
      )}
      <Button type="submit" tone="action" size="large" wide disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : submitLabel}
      </Button>
    </div>
  </form>
);

/** A field for robots: out of sight, out of the Tab key's way and unknown to screen readers. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website (leave this empty)
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
