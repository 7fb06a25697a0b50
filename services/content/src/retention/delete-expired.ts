import { query } from '@larkfare/data-kit/database';
import { type Logger } from 'pino';
import { type EntityManager } from 'typeorm';
import { sessionLimitMs } from '../account/account.rules.ts';
import { allowance } from '../account/sign-in-attempt.rules.ts';
import { type Retention } from './retention-settings.ts';

/** Longer than any limit that counts them looks back. */
const countedFor = `interval '1 day'`;

const over = {
  sessions: `coalesce(ended_at, created_at + :sessionLimitMs * interval '1 millisecond') < now() - ${countedFor}`,
  email_changes: `(step = 'over' OR expires_at < now()) AND requested_at < now() - ${countedFor}`,
  password_resets: `(used_at IS NOT NULL OR expires_at < now()) AND requested_at < now() - ${countedFor}`,
  sign_in_attempts: `at < now() - :allowanceMs * interval '1 millisecond'`,
  security_events: 'at < now() - make_interval(days => :securityLogDays::int)',
};

/** Deletes sessions, links and guesses that are over, and the security log's old entries; logs how much of each. */
export async function deleteExpired(
  db: EntityManager,
  { retention, log }: { retention: Retention; log: Logger },
): Promise<void> {
  const parameters = {
    sessionLimitMs,
    allowanceMs: allowance.windowMs,
    securityLogDays: retention.KEEP_SECURITY_LOG_DAYS,
  };
  const counts: Record<string, number> = {};
  for (const [table, condition] of Object.entries(over)) {
    const deleted = await query(
      db,
      `DELETE FROM ${table} WHERE ${condition} RETURNING 1`,
      parameters,
    );
    counts[table] = deleted.length;
  }
  log.info(counts, 'deleted what is over');
}
