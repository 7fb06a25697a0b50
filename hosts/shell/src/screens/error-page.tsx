import { useLocation, useNavigate } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import { Button } from '@larkfare/ui-kit';
import { goBackPath } from './go-back.rules.ts';
import { PlainScreen } from './plain-screen.tsx';

/** `/error`, where the global error handler navigates to. It renders nothing that could fail again. */
export function ErrorPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  usePage({
    title: 'Something went wrong',
    description: 'The page could not be shown.',
    noIndex: true,
  });
  return (
    <PlainScreen
      heading="Oops, something went wrong!"
      text="The page could not be shown. It is our fault, not yours: please go back and try again in a moment."
      isDeadEnd
    >
      <Button
        tone="action"
        size="large"
        onClick={() => navigate(goBackPath(state), { replace: true })}
      >
        Go Back
      </Button>
    </PlainScreen>
  );
}
