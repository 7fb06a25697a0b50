import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { timeOfMoment } from '../../page/moments.rules.ts';
import { askRegistry } from './ask-registry.ts';
import type { Remote } from './registry.ts';
import { TrustBadge } from './trust-badge.tsx';
import { decisionInWords, trustMeans } from './trust.rules.ts';
import styles from './trust.module.css';

type TrustPanelProps = { remote: Remote; isReading: boolean; refetch: () => void };

/** Whether a remote's code is reviewed, by whom and when, and the button that decides. */
export function TrustPanel({ remote, isReading, refetch }: TrustPanelProps) {
  const { isDeciding, decide } = useDecision(remote, refetch);
  const isReviewed = remote.trust === 'reviewed';
  return (
    <section aria-label="Review" className={styles.panel}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <TrustBadge remote={remote} />
        </h2>
        <p>{trustMeans(remote)}</p>
        {remote.reviews.length > 0 && (
          <ul role="list" className={styles.reviews}>
            {remote.reviews.map((review) => (
              <li key={review.decidedAt}>
                {decisionInWords(review)}{' '}
                <time dateTime={review.decidedAt}>{timeOfMoment(review.decidedAt)}</time>,{' '}
                {review.decidedBy}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        aria-haspopup="dialog"
        disabled={isDeciding || isReading}
        onClick={() => void decide()}
      >
        {isReviewed ? 'Take the review back' : 'Mark as reviewed'}
        <VisuallyHidden>: {remote.title}</VisuallyHidden>
      </Button>
    </section>
  );
}

const questions = {
  reviewed: {
    title: 'Take the review back?',
    text: 'From the next page on its code runs in a frame again, without access to the page.',
    action: 'Take the review back',
  },
  unreviewed: {
    title: 'Mark as reviewed?',
    text: 'Its code, in this version and in every later one, then runs in the page with the site’s own: it can read what the visitor types and sees. Has somebody of the site looked at it, and at its team?',
    action: 'Mark as reviewed',
  },
} as const;

function useDecision(remote: Remote, refetch: () => void) {
  const confirm = useConfirm();
  const notify = useNotify();
  const [isDeciding, setIsDeciding] = useState(false);

  const decide = async () => {
    if (!(await confirm(questions[remote.trust]))) return;
    setIsDeciding(true);
    const trust = remote.trust === 'reviewed' ? 'unreviewed' : 'reviewed';
    const answer = await askRegistry(`/remotes/${remote.name}/trust`, {
      method: 'PUT',
      body: { trust },
    });
    setIsDeciding(false);
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`${remote.title}: ${decisionInWords({ trust }).toLowerCase()}.`);
    refetch();
  };
  return { isDeciding, decide };
}
