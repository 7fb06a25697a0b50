import { newId, query } from '@larkfare/data-kit/database';
import { onLondonDays, type PageOf, type PageRequest, readPage } from '@larkfare/data-kit/paging';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { networkPrefix } from '@larkfare/server-kit/network';
import { hasUnprintable, normaliseEmail } from '@larkfare/text-rules';
import { type DataSource } from 'typeorm';
import { agentFamily } from './agent-family.rules.ts';
import {
  type SecurityEvent,
  type SecurityEventFilterInput,
  SecurityEventKind,
} from './security-event.input.ts';

/** Where a request came from, as far as it is stored. */
export const originOf = ({
  'x-client-address': address,
  'x-client-agent': agent,
}: RequestHeaders) =>
  address === undefined
    ? { network: '–', agent: 'The site itself' }
    : { network: networkPrefix(address), agent: agentFamily(agent) };

interface SecurityRecord {
  kind: SecurityEventKind;
  /** The typed address; it is stored only if it is an administrator's. */
  email?: string | undefined;
  detail?: string | undefined;
}

/** Writes an entry about the current request. */
export type RecordEvent = (event: SecurityRecord) => Promise<void>;

/** Anybody can cause these, so that they are bounded; the ones left out are like those that are stored. */
const refusals = [
  SecurityEventKind.sign_in_refused,
  SecurityEventKind.sign_in_throttled,
  SecurityEventKind.password_reset_requested,
];
const refusalsAMinute = 30;

/** Writes an entry. */
export async function recordSecurityEvent(
  db: DataSource,
  headers: RequestHeaders,
  { kind, email, detail }: SecurityRecord,
): Promise<void> {
  await query(
    db,
    `INSERT INTO security_events (id, kind, account, network, agent, detail)
     SELECT :id, :kind, (SELECT email FROM administrators WHERE lower(email) = :email), :network, :agent, :detail
      WHERE :kind <> ALL (:refusals::text[])
         OR (SELECT count(*) FROM security_events
              WHERE kind = ANY (:refusals::text[]) AND at > now() - interval '1 minute') < :most::int`,
    {
      id: newId(),
      kind,
      // PostgreSQL stores no NUL, and none is in an address.
      email: email === undefined || hasUnprintable(email) ? null : normaliseEmail(email),
      ...originOf(headers),
      detail: detail ?? null,
      refusals,
      most: refusalsAMinute,
    },
  );
}

/** One page of the log, the latest first. */
export const securityEvents = (
  db: DataSource,
  { kind, exceptKind, from, to }: SecurityEventFilterInput,
  request: PageRequest,
): Promise<PageOf<SecurityEvent>> =>
  readPage<SecurityEvent>(
    db,
    {
      columns: 'security_events.id, at, kind, account, network, agent, detail',
      from: 'security_events',
      where: [
        kind == null ? undefined : { sql: 'kind = :kind', parameters: { kind } },
        exceptKind == null ? undefined : { sql: 'kind <> :exceptKind', parameters: { exceptKind } },
        ...onLondonDays('at', { from, to }),
      ],
      orderBy: ['at', 'security_events.id'],
      isNewestFirst: true,
    },
    request,
  );
