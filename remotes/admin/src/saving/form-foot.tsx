import { Button } from '@larkfare/ui-kit';
import styles from './pop-up-form.module.css';

type FormFootProps = {
  /** What the button that saves says. */
  label: string;
  isSaving: boolean;
  /** A picture is on its way: without it nothing can be saved. */
  isUploading?: boolean;
  onCancel: () => void;
};

/** The foot of a pop-up's form, which stays in sight while the form is scrolled. */
export const FormFoot = ({ label, isSaving, isUploading = false, onCancel }: FormFootProps) => (
  <div className={styles.foot}>
    <Button onClick={onCancel} disabled={isSaving}>
      Cancel
    </Button>
    <Button type="submit" tone="brand" disabled={isSaving || isUploading}>
      {wordsOf({ label, isSaving, isUploading })}
    </Button>
  </div>
);

function wordsOf({ label, isSaving, isUploading }: Omit<FormFootProps, 'onCancel'>): string {
  if (isUploading) return 'Uploading…';
  return isSaving ? 'Saving…' : label;
}
