import { query } from '@larkfare/data-kit/database';
import { eventually } from '@larkfare/server-kit/testing';
import { type Account, anAccount, newEmail } from '../testing/account.ts';
import { email, password } from '../testing/back-office.ts';

let office: Account;
beforeEach(async () => {
  office = await anAccount();
});
afterEach(() => office.close());

const jobsOf = () =>
  query<{ last_error: string | null; job: string }>(
    office.db,
    `SELECT last_error, to_jsonb(jobs)::text AS job FROM content_jobs._private_jobs jobs
      WHERE payload::text <> '{}' AND last_error IS NOT NULL`,
  );
const attempted = () => eventually(async () => (await jobsOf()).length > 0 && (await jobsOf()));
const retryNow = () => query(office.db, 'UPDATE content_jobs._private_jobs SET run_at = now()');

test('the old address gets its link although the mail server was unavailable and the process ended', async () => {
  await office.changeEmail({ oldEmail: email, newEmail, password }, await office.signIn());
  const confirmation = await office.tokenOf('email-change-confirmation');
  await office.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  await office.confirmEmailChange(confirmation);
  const [waiting] = await attempted();
  await office.mails('email-changed', 0);

  await office.restart();
  await retryNow();

  const undo = await office.tokenOf('email-changed');
  expect(await office.undoEmailChange(undo)).toMatchObject({ __typename: 'EmailChanged' });
  expect(waiting?.last_error).toMatch(/ECONNREFUSED/);
  expect(waiting?.job).not.toMatch(/@/);
});

test('a link for a new password is sent by the next process, unless it is over by then', async () => {
  await office.restart({ smtpUrl: 'smtp://127.0.0.1:1' });
  await office.requestReset();
  await attempted();
  await query(office.db, 'UPDATE password_resets SET expires_at = now()');
  await office.requestReset();

  await office.restart();
  await retryNow();

  await office.tokenOf('password-reset');
  await eventually(async () => (await jobsOf()).length === 0);
  await office.mails('password-reset', 1);
});
