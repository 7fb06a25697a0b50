import { usePage } from '@larkfare/remote-contract';
import { Button } from '@larkfare/ui-kit';
import { PlainScreen } from '../frame/plain-screen.tsx';

type ProblemScreenProps = { what: string; isTrying: boolean; onTryAgain(): void };

/** Stands in for a screen that cannot be shown; everything else on the page still works. */
export function ProblemScreen({ what, isTrying, onTryAgain }: ProblemScreenProps) {
  usePage({ title: 'Not available', description: `${what} is not available.`, noIndex: true });
  return (
    <PlainScreen
      heading={`${what} is not available right now`}
      text="Part of this page could not be loaded. Please try again; if it keeps happening, come back in a few minutes."
    >
      <Button tone="action" size="large" disabled={isTrying} onClick={onTryAgain}>
        {isTrying ? 'Trying again…' : 'Try again'}
      </Button>
    </PlainScreen>
  );
}
