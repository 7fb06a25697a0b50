import { Button, Field, Grid, Note, Stack } from '@larkfare/ui-kit';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { Panel } from '../../office/admin-page.tsx';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { ListFilters } from '../../list/list-filters.tsx';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { RecordTable, type Column } from '../../list/record-table.tsx';
import { useList } from '../../list/use-list.ts';
import { Who } from '../../list/who.tsx';
import { SecurityLogDocument, type SecurityLogQuery } from './security.generated.ts';
import { everyKind, kindNames, toFilter } from './security.rules.ts';

type Event = SecurityLogQuery['records']['items'][number];

/** The events of the account, the latest first, filtered by kind and day. */
export function SecurityLog() {
  const { query, page, change } = useAddressQuery();
  const filter = toFilter(query);
  const events = useList({
    list: SecurityLogDocument,
    variables: { filter, page },
    failure: 'The security log could not be loaded.',
  });
  const isNarrowed = Object.values(filter).some(Boolean);
  const showAll = () => change({ kind: everyKind, from: '', to: '' });
  return (
    <Panel title="Security log">
      <ListFilters noun={['entry', 'entries']} count={events.data?.totalItems}>
        <Field label="What">
          {(control) => (
            <select
              {...control}
              name="kind"
              value={filter.kind ?? (filter.exceptKind ? '' : everyKind)}
              onChange={({ target }) => change({ kind: target.value })}
            >
              <option value="">Everything but sign-ins</option>
              <option value={everyKind}>Everything</option>
              {Object.entries(kindNames).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Grid columns={2} gap={3}>
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={name === 'from' ? 'From' : 'To'}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  name={name}
                  value={filter[name] ?? ''}
                  onChange={({ target }) => change({ [name]: target.value }, { replace: true })}
                />
              )}
            </Field>
          ))}
        </Grid>
      </ListFilters>
      <RecordList
        records={events}
        skeleton={<ListSkeleton label="Loading the security log" />}
        empty={
          <>
            <p>{isNarrowed ? 'No entries found.' : 'No events yet.'}</p>
            {isNarrowed && <Button onClick={showAll}>Show everything</Button>}
          </>
        }
      >
        {(rows) => (
          <RecordTable
            caption="Security log"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isBusy={events.isLoading}
          />
        )}
      </RecordList>
    </Panel>
  );
}

const columns: Column<Event>[] = [
  {
    heading: 'When',
    cell: ({ at }) => <time dateTime={at}>{timeOfMoment(at)}</time>,
    isRowHeading: true,
  },
  {
    heading: 'What',
    onPhone: 'below',
    cell: ({ kind, detail }) => (
      <Stack as="span" gap={0}>
        {kindNames[kind]}
        {detail && <Note as="span">{detail}</Note>}
      </Stack>
    ),
    breaks: true,
  },
  {
    heading: 'Account',
    onPhone: 'below',
    cell: ({ account }) => (account ? <Who name={account} /> : '–'),
  },
  {
    heading: 'Where',
    onPhone: 'beside',
    cell: ({ agent, network }) => (
      <Stack as="span" gap={0}>
        {agent}
        <Note as="span">{network}</Note>
      </Stack>
    ),
    breaks: true,
  },
];
