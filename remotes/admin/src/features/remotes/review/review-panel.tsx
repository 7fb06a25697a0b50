import { useState } from 'react';
import type { Version } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { useConfirm } from '../../../confirm/use-confirm.tsx';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import { askRegistry } from '../registry/ask-registry.ts';
import { TrustBadge } from './trust-badge.tsx';
import { decisionInWords, trustMeans } from './trust.rules.ts';
import { VersionSource } from './version-source.tsx';
import type { Refetch } from '../registry/use-registry-query.ts';
import styles from './trust.module.css';

type ReviewPanelProps = {
  remote: string;
  version: Version;
  isLoading: boolean;
  refetch: Refetch;
};

/** Whether a version is reviewed, by whom and when, and the button that decides. */
export function ReviewPanel({ remote, version, isLoading, refetch }: ReviewPanelProps) {
  const { isDeciding, decide } = useDecision(remote, version, refetch);
  return (
    <section aria-label="Decision" className={styles.panel}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <TrustBadge trust={version.trust} />
        </h2>
        <p>{trustMeans(version)}</p>
        <p>
          <VersionSource {...version} />
        </p>
        {version.reviews.length > 0 && (
          <ul role="list" className={styles.reviews}>
            {version.reviews.map((review) => (
              <li key={review.decidedAt}>
                {decisionInWords(review)}{' '}
                <time dateTime={review.decidedAt}>{timeOfMoment(review.decidedAt)}</time>,{' '}
                {review.decidedBy}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button aria-haspopup="dialog" isBusy={isDeciding || isLoading} onClick={() => void decide()}>
        {questions[version.trust].action}
        <VisuallyHidden>: {version.version}</VisuallyHidden>
      </Button>
    </section>
  );
}

const questions = {
  reviewed: {
    title: 'Withdraw the review?',
    text: 'From the next page load this version runs in a frame, without access to the page.',
    action: 'Withdraw the review',
  },
  unreviewed: {
    title: 'Mark as reviewed?',
    text: 'This version then runs in the page with the site’s own code: it can read what the visitor types and sees. Have you read every change below?',
    action: 'Mark as reviewed',
  },
} as const;

function useDecision(remote: string, { version, trust: now }: Version, refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  const [isDeciding, setIsDeciding] = useState(false);

  const decide = async () => {
    if (!(await confirm(questions[now]))) return;
    setIsDeciding(true);
    const trust = now === 'reviewed' ? 'unreviewed' : 'reviewed';
    const answer = await askRegistry(`/remotes/${remote}/versions/${version}/trust`, {
      method: 'PUT',
      body: { trust },
    });
    setIsDeciding(false);
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`${version}: ${decisionInWords({ trust }).toLowerCase()}.`);
    await refetch();
  };
  return { isDeciding, decide };
}
