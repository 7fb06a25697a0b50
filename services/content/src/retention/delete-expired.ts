import { deleteExpiredRows } from '@larkfare/data-kit/jobs';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { sessionLimitMs } from '../account/account.rules.ts';
import { allowance } from '../account/sign-in-attempt.rules.ts';
import { type Retention } from './retention-settings.ts';

/** Longer than any limit that counts them looks back. */
const countedFor = `interval '1 day'`;

const expired = {
  sessions: `coalesce(ended_at, created_at + :sessionLimitMs * interval '1 millisecond') < now() - ${countedFor}`,
  email_changes: `(step = 'over' OR expires_at < now()) AND requested_at < now() - ${countedFor}`,
  password_resets: `(used_at IS NOT NULL OR expires_at < now()) AND requested_at < now() - ${countedFor}`,
  sign_in_attempts: `at < now() - :allowanceMs * interval '1 millisecond'`,
  security_events: 'at < now() - make_interval(days => :securityLogDays::int)',
};

/** Deletes expired sessions, links and guesses, and the security log's old entries. */
export const deleteExpired = (
  db: EntityManager,
  { retention, log }: { retention: Retention; log: Logger },
): Promise<void> =>
  deleteExpiredRows(db, { schema: 'content', log }, expired, {
    sessionLimitMs,
    allowanceMs: allowance.windowMs,
    securityLogDays: retention.KEEP_SECURITY_LOG_DAYS,
  });
