import type { ReactNode } from 'react';
import type { ListChange, Version, VersionReview } from '@larkfare/remote-cli/registry-api';
import { Card, Note, Row, Stack } from '@larkfare/ui-kit';
import { AdminPage } from '../../../office/admin-page.tsx';
import { ActionButton, Moment, RegistryData } from '../registry/cells.tsx';
import { RegistryView } from '../registry/registry-view.tsx';
import registry from '../registry/remotes.module.css';
import { useRegistryQuery } from '../registry/use-registry.ts';
import { ReviewedFiles } from './reviewed-files.tsx';
import { ReviewedSources } from './reviewed-sources.tsx';
import styles from './review.module.css';
import { decisionInWords, trustMeans } from './trust.rules.ts';
import { TrustBadge, VersionSource } from './trust.tsx';

type ReviewViewProps = { remote: string; version: string };

/** The changes in a version since the last reviewed one, and the decision about it. */
export function ReviewView({ remote, version }: ReviewViewProps) {
  const query = useRegistryQuery<VersionReview>(
    `/remotes/${remote}/versions/${encodeURIComponent(version)}/review`,
    'The version could not be loaded.',
  );
  return (
    <AdminPage
      title={`Review ${remote} ${version}`}
      back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
      lead={query.data && comparedWith(query.data)}
    >
      <RegistryData state={query} loading="Loading the version">
        {(review) => (
          <RegistryView reload={query.refetch}>
            <Decision {...review.version} />
            <ListChanges title="Paths" {...review.routes} />
            <ListChanges title="On our pages" {...review.slots} />
            <ListChanges title="GraphQL operations" {...review.operations} />
            <ReviewPart title="Sources">
              <ReviewedSources remote={remote} review={review} />
            </ReviewPart>
            <ReviewPart title="Built files">
              <ReviewedFiles remote={remote} review={review} />
            </ReviewPart>
          </RegistryView>
        )}
      </RegistryData>
    </AdminPage>
  );
}

const comparedWith = ({ before }: VersionReview) =>
  before
    ? `Compared with ${before.version}, the version that was reviewed last.`
    : 'No version of this remote is reviewed yet: everything is new.';

/** Whether a version is reviewed, by whom and when, and the button that decides. */
function Decision({ remote, version, trust, reviews, ...built }: Version) {
  const next = trust === 'reviewed' ? 'unreviewed' : 'reviewed';
  return (
    <Card as="section" aria-label="Decision">
      <Row gap={4} align="start" justify="between">
        <Stack gap={2} className={styles.words}>
          <h2 className={registry.heading}>
            <TrustBadge trust={trust} />
          </h2>
          <p>{trustMeans({ trust })}</p>
          <p>
            <VersionSource {...built} />
          </p>
          {reviews.length > 0 && (
            <Stack as="ul" role="list" gap={1}>
              {reviews.map((review) => (
                <Note as="li" key={review.decidedAt}>
                  {decisionInWords(review)} <Moment at={review.decidedAt} />, {review.decidedBy}
                </Note>
              ))}
            </Stack>
          )}
        </Stack>
        <ActionButton
          label={questions[trust].action}
          subject={version}
          path={`/remotes/${remote}/versions/${version}/trust`}
          method="PUT"
          body={{ trust: next }}
          question={questions[trust]}
          done={`${version}: ${decisionInWords({ trust: next }).toLowerCase()}.`}
        />
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

const ReviewPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={2} aria-label={title}>
    <h2 className={registry.heading}>{title}</h2>
    {children}
  </Stack>
);

const ListChanges = ({ title, added, removed }: ListChange & { title: string }) =>
  added.length + removed.length > 0 && (
    <ReviewPart title={title}>
      <pre className={styles.diff} tabIndex={0}>
        {added.map((text) => (
          <ins key={text}>{prefixed('+ ', text)}</ins>
        ))}
        {removed.map((text) => (
          <del key={text}>{prefixed('- ', text)}</del>
        ))}
      </pre>
    </ReviewPart>
  );

const prefixed = (sign: string, text: string) => text.replace(/^/gm, sign);
