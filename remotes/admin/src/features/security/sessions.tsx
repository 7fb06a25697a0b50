import { Button, Note, Row, Stack } from '@larkfare/ui-kit';
import { useWrite } from '../../record/use-records.ts';
import { Panel } from '../../office/admin-page.tsx';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { Badge } from '../../list/badge.tsx';
import { ListSkeleton, RecordList } from '../../list/record-list.tsx';
import { RecordTable, RowActions, type Column } from '../../list/record-table.tsx';
import { useDelete } from '../../record/use-delete.ts';
import { useList } from '../../list/use-list.ts';
import {
  AccountSessionsDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  type AccountSessionsQuery,
} from './security.generated.ts';

type Session = AccountSessionsQuery['records'][number];

/** The open sessions of the administrator; any but this one can be ended. */
export function Sessions() {
  const sessions = useList({
    list: AccountSessionsDocument,
    variables: {},
    failure: 'The sessions could not be loaded.',
  });
  const end = useEndSession(sessions.refetch);
  const hasOthers = (sessions.data?.items.length ?? 0) > 1;
  return (
    <Panel title="Sessions">
      <RecordList
        records={sessions}
        skeleton={<ListSkeleton label="Loading sessions" count={2} />}
        empty={<p>No sessions found.</p>}
      >
        {(rows) => (
          <RecordTable
            caption="Open sessions"
            columns={columns(end)}
            rows={rows}
            rowKey={({ id }) => id}
            isMarked={({ isCurrent }) => isCurrent}
            isBusy={sessions.isLoading}
          />
        )}
      </RecordList>
      {hasOthers && (
        <Row>
          <Button onClick={() => end()}>End all other sessions</Button>
        </Row>
      )}
    </Panel>
  );
}

const columns = (end: (session: Session) => void): Column<Session>[] => [
  {
    heading: 'Where',
    cell: ({ agent, network, isCurrent }) => (
      <Stack as="span" gap={0}>
        {agent}
        <Note as="span">{network}</Note>
        {isCurrent && (
          <span>
            <Badge tone="green">This session</Badge>
          </span>
        )}
      </Stack>
    ),
    isRowHeading: true,
    breaks: true,
  },
  { heading: 'Signed in', cell: ({ createdAt }) => timeOfMoment(createdAt) },
  { heading: 'Last used', cell: ({ lastUsedAt }) => timeOfMoment(lastUsedAt) },
  {
    heading: 'Actions',
    cell: (session) =>
      session.isCurrent ? (
        '–'
      ) : (
        <RowActions>
          <Button
            aria-label={`End the session of ${session.agent}, ${timeOfMoment(session.createdAt)}`}
            onClick={() => end(session)}
          >
            End
          </Button>
        </RowActions>
      ),
    width: '8rem',
  },
];

/** Ends one session, or all others when none is passed, after a confirmation. */
function useEndSession(refetch: () => Promise<unknown>) {
  const confirmAndEnd = useDelete();
  const write = useWrite();
  const isEnded = () => ({ kind: 'deleted' as const });

  return (session?: Session) =>
    void confirmAndEnd({
      text: session
        ? `End the session of ${session.agent} in ${session.network}?`
        : 'End every session but this one?',
      question: { title: 'End session', action: 'End' },
      name: 'The session',
      remove: () =>
        session
          ? write('Ending a session', EndSessionDocument, { id: session.id }, isEnded)
          : write('Ending the other sessions', EndOtherSessionsDocument, {}, isEnded),
      refetch,
      messages: {
        deleted: session ? 'The session has ended.' : 'All other sessions have ended.',
        failed: 'No session was ended. Please try again.',
      },
    });
}
