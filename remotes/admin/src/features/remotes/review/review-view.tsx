import type { ListChange, VersionReview } from '@larkfare/remote-cli/registry-api';
import { QueryView } from '@larkfare/ui-kit';
import { AdminPage } from '../../../office/admin-page.tsx';
import { RecordTableSkeleton } from '../../../list/record-table.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewedFiles } from './reviewed-files.tsx';
import { ReviewedSources } from './reviewed-sources.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import styles from './trust.module.css';

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
      <QueryView state={query} skeleton={<RecordTableSkeleton label="Loading the version" />}>
        {(review) => (
          <>
            <ReviewPanel {...query} remote={remote} version={review.version} />
            <ListChanges title="Paths" {...review.routes} />
            <ListChanges title="On our pages" {...review.slots} />
            <ListChanges title="GraphQL operations" {...review.operations} />
            <ReviewedSources remote={remote} review={review} />
            <ReviewedFiles remote={remote} review={review} />
          </>
        )}
      </QueryView>
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
