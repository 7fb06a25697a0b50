import { query } from '@larkfare/data-kit/database';
import { eventually } from '@larkfare/server-kit/testing';
import { aBackOffice, type BackOffice } from '../testing/back-office.ts';

let office: BackOffice;
beforeEach(async () => {
  office = await aBackOffice({ retention: { KEEP_SECURITY_LOG_DAYS: 100 } });
});
afterEach(() => office.close());

/** Two rows of each table: one is expired, one is not. */
const rowsOf = `
  INSERT INTO sessions (id, administrator_id, created_at, network, ended_at)
    SELECT gen_random_uuid(), id, now() - age, kind, CASE kind WHEN 'over' THEN now() - age END
      FROM administrators, ages;
  INSERT INTO password_resets (id, administrator_id, token_hash, requested_at, expires_at)
    SELECT gen_random_uuid(), id, kind::bytea, now() - age, now() - age FROM administrators, ages;
  INSERT INTO email_changes (id, administrator_id, old_email, new_email, has_password, step, token_hash, requested_at, expires_at)
    SELECT gen_random_uuid(), id, 'a@x.example', kind, true, 'undo', kind::bytea, now() - interval '7 days', now() + CASE kind WHEN 'over' THEN interval '-1 hour' ELSE interval '1 hour' END
      FROM administrators, ages;
  INSERT INTO sign_in_attempts (id, account, address, at, due_at)
    SELECT gen_random_uuid(), '', kind, now() - age, now() FROM ages;
  INSERT INTO security_events (id, kind, network, agent, at)
    SELECT gen_random_uuid(), 'signed_in', kind, '', now() - age * 50 FROM ages;`;

test('the nightly job deletes expired sessions, links, guesses, and entries of the security log', async () => {
  await query(
    office.db,
    `CREATE TABLE ages AS SELECT * FROM (VALUES ('over', interval '2 days 1 hour'), ('open', interval '1 minute')) ages(kind, age)`,
  );
  for (const statement of rowsOf.split(';').filter((each) => each.trim()))
    await query(office.db, statement);

  await query(office.db, `SELECT content_jobs.add_job('delete-expired')`);
  await eventually(async () => {
    const waiting = await query(
      office.db,
      `SELECT FROM content_jobs.jobs WHERE task_identifier = 'delete-expired'`,
    );
    return waiting.length === 0;
  });

  const left = await query(
    office.db,
    `SELECT network AS kind FROM sessions UNION ALL SELECT convert_from(token_hash, 'UTF8') FROM password_resets
     UNION ALL SELECT new_email FROM email_changes UNION ALL SELECT address FROM sign_in_attempts
     UNION ALL SELECT network FROM security_events WHERE kind = 'signed_in'`,
  );
  expect(left).toEqual(Array.from({ length: 5 }, () => ({ kind: 'open' })));
});
