import type { ErrorGroup } from '@larkfare/remote-cli/registry-api';
import { counted } from '@larkfare/text-rules';
import { QueryView } from '@larkfare/ui-kit';
import { AdminPage, EmptyList } from '../../../office/admin-page.tsx';
import { RecordTableSkeleton } from '../../../list/record-table.tsx';
import { Moment } from '../registry/cells.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import styles from './errors-view.module.css';

type ErrorsViewProps = { remote: string; version: string };

/** The errors of a version that visitors' browsers reported, grouped. */
export function ErrorsView({ remote, version }: ErrorsViewProps) {
  const query = useRegistryQuery<{ errors: ErrorGroup[] }>(
    `/remotes/${remote}/errors?version=${encodeURIComponent(version)}`,
    'The errors could not be loaded.',
  );
  return (
    <AdminPage
      title={`Errors of ${remote} ${version}`}
      back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
      lead="Errors reported by visitors’ browsers, most common first. Nothing personal is stored."
    >
      <QueryView
        state={query}
        skeleton={<RecordTableSkeleton label="Loading errors" rows={4} />}
        isEmpty={({ errors }) => errors.length === 0}
        empty={
          <EmptyList>
            <p>No page has reported an error of this version.</p>
          </EmptyList>
        }
      >
        {({ errors }) => (
          <ul role="list" className={styles.groups}>
            {errors.map((group) => (
              <li key={`${group.name} ${group.message} ${group.place}`}>
                <Group {...group} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </AdminPage>
  );
}

const Group = ({ name, message, place, sample, ...seen }: ErrorGroup) => (
  <details className={styles.group}>
    <summary className={styles.summary}>
      <span className={styles.words}>
        <strong className={styles.message}>
          {[name, message].filter(Boolean).join(': ') || 'No message'}
        </strong>
        {place && <span className={styles.place}>{place}</span>}
      </span>
      <span className={styles.figures}>
        <strong>{counted(seen.visitors, 'visitor')}</strong>
        <span>{counted(seen.count, 'time')}</span>
      </span>
    </summary>
    <dl className={styles.facts}>
      <div>
        <dt>First seen</dt>
        <dd>
          <Moment at={seen.firstSeenAt} />
        </dd>
      </div>
      <div>
        <dt>Last seen</dt>
        <dd>
          <Moment at={seen.lastSeenAt} />
        </dd>
      </div>
      <div>
        <dt>Browser</dt>
        <dd>{sample.browser}</dd>
      </div>
      <Breadcrumbs title="Pages before the error" steps={sample.routes} />
      <Breadcrumbs title="Operations before the error" steps={sample.operations} />
    </dl>
    {sample.frames.length > 0 && (
      <pre className={styles.frames} tabIndex={0} aria-label="Stack">
        {sample.frames.map((frame) => `at ${frame}`).join('\n')}
      </pre>
    )}
  </details>
);

const Breadcrumbs = ({ title, steps }: { title: string; steps: string[] }) =>
  steps.length > 0 && (
    <div className={styles.wide}>
      <dt>{title}</dt>
      <dd className={styles.breadcrumbs}>{steps.join(' → ')}</dd>
    </div>
  );
