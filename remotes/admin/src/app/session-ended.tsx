import { useState } from 'react';
import { Button, Dialog, Stack } from '@larkfare/ui-kit';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import type { Session } from '../office/session.ts';
import { useSameAdministrator } from '../office/use-same-administrator.ts';

type SessionEndedProps = {
  /** The administrator who opened this page; another one does not get its typed input. */
  viewer: Session['viewer'];
  /** Gives the page up: to the sign-in screen, or on to the screens of another administrator who is signed in. */
  onLeave: () => void;
};

/** Requests the password over the page when its session has ended; the page keeps its typed input. */
export function SessionEnded({ viewer, onLeave }: SessionEndedProps) {
  const [problem, setProblem] = useState<string>();
  const { isSame, other, hasFailed } = useSameAdministrator(viewer);
  return (
    <Dialog open={!isSame} onClose={onLeave} title="Your session has ended" shape="card">
      <Stack>
        <p>
          {other
            ? `${other.email} is signed in now, but this page was opened by ${viewer.email}. Sign in as ${viewer.email} to continue with it.`
            : 'Sign in again to continue. Everything on this page stays as you left it.'}
        </p>
        {hasFailed && <p role="alert">Your login could not be checked. Please sign in again.</p>}
        <SignInForm email={viewer.email} problem={problem} onProblem={setProblem} />
        <Button tone="plain" onClick={onLeave}>
          {other ? `Continue as ${other.email}` : 'Leave this page'}
        </Button>
      </Stack>
    </Dialog>
  );
}
