import type { ReactNode } from 'react';
import type { Figures, Remote, RolloutStep } from '@larkfare/remote-cli/registry-api';
import { counted } from '@larkfare/text-rules';
import { QueryView } from '@larkfare/ui-kit';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { Lines, Moment, Nothing } from '../registry/cells.tsx';
import { Badge } from '../../../list/badge.tsx';
import { percentInWords, sitesOwn } from '../registry/remotes.rules.ts';
import { useRegistryQuery } from '../registry/use-registry.ts';
import styles from '../registry/remotes.module.css';

type LoadsProps = Pick<Figures, 'failures' | 'failurePercent' | 'late'> & { children: ReactNode };

/** The number of loads in the caller's words, with those that failed. */
export const Loads = ({ children, failures, failurePercent, late }: LoadsProps) => (
  <Lines
    notes={[failures === 0 && 'none failed', late > 0 && `${late.toLocaleString('en-GB')} late`]}
  >
    {children}
    {failures > 0 && (
      <span className={styles.failed}>
        {failures.toLocaleString('en-GB')} failed ({percentInWords(failurePercent)})
      </span>
    )}
  </Lines>
);

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
      <Lines
        notes={[
          <>
            <Moment at={since} /> to {until ? <Moment at={until} /> : 'now'}
          </>,
        ]}
      >
        {version}
        <Badge tone="teal">{share}% of visitors</Badge>
      </Lines>
    ),
    isRowHeading: true,
  },
  { heading: 'Its visitors', cell: ({ figures: [its] }) => <Reported figures={its} /> },
  {
    heading: 'The others',
    cell: ({ figures: [, theirs] }) => (
      <Lines>
        {theirs ? theirs.version : <Nothing>{sitesOwn}</Nothing>}
        <Reported figures={theirs} />
      </Lines>
    ),
  },
];

const good = ['loaded', 'shown'];

function Reported({ figures }: { figures: RolloutStep['figures'][number] | undefined }) {
  if (!figures) return <Nothing>Not counted</Nothing>;
  const problems = Object.entries(figures.counts).filter(([outcome]) => !good.includes(outcome));
  return (
    <Lines notes={[problems.map(([outcome, count]) => `${outcome}: ${count}`).join(', ')]}>
      <Loads {...figures}>
        {counted(figures.visitors, 'visitor')}, {counted(figures.loads, 'load')}
      </Loads>
    </Lines>
  );
}
