import type { ReactNode } from 'react';
import { Button, Icon } from '@larkfare/ui-kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './pop-up-form.module.css';
import { useClosePopUp } from './pop-up.tsx';

type FormFootProps = {
  /** What the button that saves says. */
  label: string;
  /** The same while it is under way. */
  savingLabel?: string;
  isSaving: boolean;
  /** A picture is on its way: without it nothing can be saved. */
  isUploading?: boolean;
  /** Why nothing was saved, where it belongs to no field. */
  problem?: ReactNode;
};

/** The foot of a pop-up's form, which stays in sight while the form is scrolled: the problem stands beside Save. */
export const FormFoot = ({
  label,
  savingLabel = 'Saving…',
  isSaving,
  isUploading = false,
  problem,
}: FormFootProps) => {
  const close = useClosePopUp();
  const wordsOf = () => {
    if (isUploading) return 'Uploading…';
    return isSaving ? savingLabel : label;
  };
  return (
    <div className={styles.foot}>
      {problem && (
        <p role="alert" className={styles.problem}>
          <Icon shape={CircleAlert} size={18} /> <span>{problem}</span>
        </p>
      )}
      <Button onClick={close} disabled={isSaving}>
        Cancel
      </Button>
      <Button type="submit" tone="brand" disabled={isSaving || isUploading}>
        {wordsOf()}
      </Button>
    </div>
  );
};
