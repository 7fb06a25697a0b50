import { useState } from 'react';
import { Button, Field, Icon } from '@larkfare/ui-kit';
import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import type { FieldProblems } from '../../record/use-field-problems.ts';
import { passwordLimits } from './credentials.rules.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  label: string;
  name: string;
  /** For password managers; a repeated one only has to match. */
  kind: 'current' | 'new' | 'repeated';
  hint?: string;
  problem?: string | undefined;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, name, kind, hint, problem }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...control}
            className={`${control.className} ${styles.input}`}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={kind === 'new' ? passwordLimits.shortest : undefined}
            maxLength={passwordLimits.longest}
          />
          <Button
            tone="plain"
            size="square"
            className={styles.show}
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon shape={isShown ? EyeOff : Eye} size={18} />
          </Button>
        </span>
      )}
    </Field>
  );
}

/** A new password and its repetition. */
export const NewPasswordFields = ({ problems }: { problems: FieldProblems }) => (
  <>
    <PasswordField
      label="New password"
      name="newPassword"
      kind="new"
      hint={`At least ${passwordLimits.shortest} characters, and hard to guess.`}
      problem={problems.newPassword}
    />
    <PasswordField
      label="Confirm new password"
      name="confirmation"
      kind="repeated"
      problem={problems.confirmation}
    />
  </>
);
