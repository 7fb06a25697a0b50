import { Button } from '@larkfare/ui-kit';
import form from '../../form/form.module.css';
import { CopyField } from './copy-field.tsx';

type MadeTokenProps = { token: string; onDone: () => void };

/** The token itself, which cannot be read again once this is closed. */
export const MadeToken = ({ token, onDone }: MadeTokenProps) => (
  <div className={form.form}>
    <p>
      <strong>It is shown this once.</strong> Give it to the team now, as a secret of their CI; only
      its hash is stored here.
    </p>
    <CopyField label="Deploy token" noun="token" value={token} />
    <div className={form.foot}>
      <Button tone="brand" onClick={onDone}>
        Done
      </Button>
    </div>
  </div>
);
