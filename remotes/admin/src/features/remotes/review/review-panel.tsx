import type { Version } from '@larkfare/remote-cli/registry-api';
import { Button, Card, Row, Stack, VisuallyHidden } from '@larkfare/ui-kit';
import { Moment } from '../registry/cells.tsx';
import { useRegistryAction } from '../registry/use-registry-action.ts';
import type { Refetch } from '../registry/use-registry-query.ts';
import { TrustBadge } from './trust-badge.tsx';
import styles from './trust.module.css';
import { decisionInWords, trustMeans } from './trust.rules.ts';
import { VersionSource } from './version-source.tsx';

type ReviewPanelProps = {
  remote: string;
  version: Version;
  isLoading: boolean;
  refetch: Refetch;
};

/** Whether a version is reviewed, by whom and when, and the button that decides. */
export function ReviewPanel({ remote, version, isLoading, refetch }: ReviewPanelProps) {
  const { isSending, run } = useRegistryAction(refetch);
  const trust = version.trust === 'reviewed' ? 'unreviewed' : 'reviewed';
  const decide = () =>
    run(`/remotes/${remote}/versions/${version.version}/trust`, {
      method: 'PUT',
      body: { trust },
      question: questions[version.trust],
      done: `${version.version}: ${decisionInWords({ trust }).toLowerCase()}.`,
    });
  return (
    <Card as="section" aria-label="Decision">
      <Row gap={4} align="start" justify="between">
        <Stack gap={2} className={styles.words}>
          <h2 className={styles.heading}>
            <TrustBadge trust={version.trust} />
          </h2>
          <p>{trustMeans(version)}</p>
          <p>
            <VersionSource {...version} />
          </p>
          {version.reviews.length > 0 && (
            <Stack as="ul" role="list" gap={1} className={styles.reviews}>
              {version.reviews.map((review) => (
                <li key={review.decidedAt}>
                  {decisionInWords(review)} <Moment at={review.decidedAt} />, {review.decidedBy}
                </li>
              ))}
            </Stack>
          )}
        </Stack>
        <Button aria-haspopup="dialog" isBusy={isSending || isLoading} onClick={decide}>
          {questions[version.trust].action}
          <VisuallyHidden>: {version.version}</VisuallyHidden>
        </Button>
      </Row>
    </Card>
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
