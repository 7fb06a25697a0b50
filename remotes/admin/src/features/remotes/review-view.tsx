import { ProblemPanel } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage } from '../../page/admin-page.tsx';
import { RecordTableSkeleton } from '../../records/record-table.tsx';
import type { ListChange, VersionReview } from './registry.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewedFiles } from './reviewed-files.tsx';
import { useRegistryQuery } from './use-registry-query.ts';
import styles from './trust.module.css';

type ReviewViewProps = { remote: string; version: string };

/** What changed in a version since the one that was reviewed last, and the decision about it. */
export function ReviewView({ remote, version }: ReviewViewProps) {
  const { body, isLoading, hasFailed, refetch } = useRegistryQuery<VersionReview>(
    `/remotes/${remote}/versions/${encodeURIComponent(version)}/review`,
  );
  return (
    <AdminPage
      title={`Review ${remote} ${version}`}
      back={<Link to={`/admin/remotes?remote=${remote}`}>All versions</Link>}
      lead={body && comparedWith(body)}
    >
      {hasFailed && <ProblemPanel title="The version could not be loaded." onRetry={refetch} />}
      {!body && isLoading && <RecordTableSkeleton label="Loading the version" />}
      {body && (
        <>
          <ReviewPanel
            remote={remote}
            version={body.version}
            isReading={isLoading}
            refetch={refetch}
          />
          <ListChanges title="Paths" {...body.routes} />
          <ListChanges title="Permissions" {...body.permissions} />
          <ListChanges title="GraphQL operations" {...body.operations} />
          <ReviewedFiles remote={remote} review={body} />
        </>
      )}
    </AdminPage>
  );
}

const comparedWith = ({ before }: VersionReview) =>
  before
    ? `Compared with ${before.version}, the version that was reviewed last.`
    : 'No version of this remote is reviewed yet: everything is new.';

const ListChanges = ({ title, added, removed }: ListChange & { title: string }) =>
  added.length + removed.length > 0 && (
    <section aria-label={title} className={styles.changes}>
      <h2 className={styles.heading}>{title}</h2>
      <pre className={styles.diff} tabIndex={0}>
        {added.map((text) => (
          <ins key={text}>{prefixed('+ ', text)}</ins>
        ))}
        {removed.map((text) => (
          <del key={text}>{prefixed('- ', text)}</del>
        ))}
      </pre>
    </section>
  );

const prefixed = (sign: string, text: string) => text.replace(/^/gm, sign);
