import { usePage } from '@larkfare/remote-contract';
import { Button } from '@larkfare/ui-kit';
import { PlainScreen } from '../layout/plain-screen.tsx';

type ProblemScreenProps = { title: string; isRetrying: boolean; onRetry(): void };

/** Shown instead of a screen that failed; the rest of the page still works. */
export function ProblemScreen({ title, isRetrying, onRetry }: ProblemScreenProps) {
  usePage({ title: 'Not available', description: `${title} is not available.`, noIndex: true });
  return (
    <PlainScreen
      heading={`${title} is not available right now`}
      text="Part of this page could not be loaded. Please try again; if it keeps happening, come back in a few minutes."
    >
      <Button tone="action" size="large" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying again…' : 'Try again'}
      </Button>
    </PlainScreen>
  );
}
