import type { ReactNode } from 'react';
import { Button } from '@larkfare/ui-kit';
import { useCloseDialog } from './form-dialog.tsx';
import styles from './form.module.css';
import { ProblemLine } from '../fields/problem-line.tsx';

type FormFooterProps = {
  /** The button that saves. */
  label: string;
  /** The same button while saving. */
  savingLabel?: string;
  isSaving: boolean;
  /** A picture is being uploaded: without it nothing can be saved. */
  isUploading?: boolean;
  /** Why nothing was saved, where it belongs to no field. */
  problem?: ReactNode;
};

/** The footer of a dialog's form. It stays in view while the form scrolls, so that the problem is beside Save. */
export const FormFooter = ({
  label,
  savingLabel = 'Saving…',
  isSaving,
  isUploading = false,
  problem,
}: FormFooterProps) => {
  const close = useCloseDialog();
  const submitLabel = () => {
    if (isUploading) return 'Uploading…';
    return isSaving ? savingLabel : label;
  };
  return (
    <div className={styles.foot}>
      <ProblemLine text={problem} className={styles.problem} />
      <Button onClick={close} isBusy={isSaving}>
        Cancel
      </Button>
      <Button type="submit" tone="brand" isBusy={isSaving || isUploading}>
        {submitLabel()}
      </Button>
    </div>
  );
};
