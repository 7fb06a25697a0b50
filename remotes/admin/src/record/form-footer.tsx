import type { ReactNode } from 'react';
import { Button, Card, Row } from '@larkfare/ui-kit';
import { useCloseDialog } from './form-dialog.tsx';
import { FormProblems, type FormProblemsProps } from './form-problems.tsx';
import styles from './form.module.css';

type FormFooterProps = {
  /** The button that saves. */
  label: string;
  /** The same button while saving. */
  savingLabel?: string;
  /** The saved form, whose problems are beside the button. */
  form: FormProblemsProps & { isSaving: boolean };
  /** A picture is being uploaded: without it nothing can be saved. */
  isUploading?: boolean;
};

/** The footer of a dialog's form. It stays in view while the form scrolls, so that the problem is beside Save. */
export const FormFooter = ({
  label,
  savingLabel = 'Saving…',
  form: { isSaving, formError, conflict },
  isUploading = false,
}: FormFooterProps) => {
  const close = useCloseDialog();
  const submitLabel = () => {
    if (isUploading) return 'Uploading…';
    return isSaving ? savingLabel : label;
  };
  return (
    <>
      <FormProblems conflict={conflict} />
      <Row justify="end" className={styles.foot}>
        <FormProblems formError={formError} />
        <Button onClick={close} isBusy={isSaving}>
          Cancel
        </Button>
        <Button type="submit" tone="brand" isBusy={isSaving || isUploading}>
          {submitLabel()}
        </Button>
      </Row>
    </>
  );
};

type FloatingFooterProps = Pick<FormProblemsProps, 'formError'> & { children: ReactNode };

/** The footer of a screen's form: its buttons, and why nothing was saved. */
export const FloatingFooter = ({ formError, children }: FloatingFooterProps) => (
  <Card gap={3} padding={[3, 5]} className={styles.float}>
    <FormProblems formError={formError} />
    <Row gap={[2, 4]} justify="end">
      {children}
    </Row>
  </Card>
);
