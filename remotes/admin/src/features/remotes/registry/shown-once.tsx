import type { ReactNode } from 'react';
import { Button } from '@larkfare/ui-kit';
import form from '../../../form/form.module.css';
import { CopyField } from './copy-field.tsx';

interface ShownOnceProps {
  label: string;
  /** What it is called inside a sentence: `token`. */
  noun: string;
  value: string;
  onDone: () => void;
  /** What to do with it. */
  children: ReactNode;
}

/** A secret that cannot be read again after the dialog is closed. */
export const ShownOnce = ({ children, onDone, ...secret }: ShownOnceProps) => (
  <div className={form.form}>
    <p>
      <strong>You will not see it again.</strong> {children}
    </p>
    <CopyField {...secret} />
    <div className={form.foot}>
      <Button tone="brand" onClick={onDone}>
        Done
      </Button>
    </div>
  </div>
);
