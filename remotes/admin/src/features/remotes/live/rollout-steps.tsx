import type { Remote, RolloutStep } from '@larkfare/remote-cli/registry-api';
import { counted } from '@larkfare/text-rules';
import { QueryView } from '@larkfare/ui-kit';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { Moment } from '../registry/cells.tsx';
import { sitesOwn } from '../registry/remotes.rules.ts';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import styles from '../registry/remotes.module.css';
import { Loads } from './figures-cell.tsx';

/** The reports of visitors' browsers in each step of a gradual rollout, beside those of the other visitors. */
export function RolloutSteps({ remote, channel }: { remote: Remote; channel: string }) {
  const steps = useRegistryQuery<{ steps: RolloutStep[] }>(
    `/channels/${channel}/remotes/${remote.name}/steps`,
    'The steps could not be loaded.',
  );
  return (
    <QueryView
      state={steps}
      skeleton={null}
      isEmpty={({ steps: rows }) => rows.length === 0}
      empty={null}
    >
      {({ steps: rows }) => (
        <RecordTable
          caption={`Rollouts of ${remote.title} in ${channel}, the latest step first`}
          columns={columns}
          rows={rows}
          rowKey={({ revision }) => String(revision)}
        />
      )}
    </QueryView>
  );
}

const columns: Column<RolloutStep>[] = [
  {
    heading: 'Rollout',
    cell: ({ version, share, since, until }) => (
      <span className={styles.stack}>
        {version}
        <span className={styles.trial}>{share}% of visitors</span>
        <span className={styles.small}>
          <Moment at={since} /> to {until ? <Moment at={until} /> : 'now'}
        </span>
      </span>
    ),
    isRowHeading: true,
  },
  { heading: 'Its visitors', cell: ({ figures: [its] }) => <Reported figures={its} /> },
  {
    heading: 'The others',
    cell: ({ figures: [, theirs] }) => (
      <span className={styles.stack}>
        {theirs ? theirs.version : <span className={styles.nothing}>{sitesOwn}</span>}
        <Reported figures={theirs} />
      </span>
    ),
  },
];

const good = ['loaded', 'shown'];

function Reported({ figures }: { figures: RolloutStep['figures'][number] | undefined }) {
  if (!figures) return <span className={styles.nothing}>Not counted</span>;
  const problems = Object.entries(figures.counts).filter(([outcome]) => !good.includes(outcome));
  return (
    <span className={styles.stack}>
      <Loads {...figures}>
        {counted(figures.visitors, 'visitor')}, {counted(figures.loads, 'load')}
      </Loads>
      {problems.length > 0 && (
        <span className={styles.small}>
          {problems.map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}
        </span>
      )}
    </span>
  );
}
