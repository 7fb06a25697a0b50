import { type WaitingMail } from '@larkfare/service-kit/mail';
import { pino } from 'pino';
import { openMailQueue } from './mail-queue.ts';

const log = pino({ level: 'silent' });
const mail = { kind: 'test', recipient: 'a@b.example', subject: 'Hello', body: 'Hello.' };

/** Delivers mails, or fails as often as the test says. */
function aTransport(...failures: object[]) {
  const sent: WaitingMail[] = [];
  const attempts: WaitingMail[] = [];
  return {
    sent,
    attempts,
    async transport(waiting: WaitingMail) {
      attempts.push(waiting);
      const failure = failures.shift();
      if (failure) throw Object.assign(new Error('no'), failure);
      sent.push(waiting);
    },
  };
}

test('a mail that does not get away is tried again as the same mail', async () => {
  const { transport, attempts, sent } = aTransport(
    { code: 'ECONNECTION' },
    { code: 'ECONNECTION' },
  );
  const pauses: number[] = [];
  const mailQueue = openMailQueue({
    transport,
    officeEmail: 'office@larkfare.example',
    log,
    pause: async (milliseconds) => pauses.push(milliseconds),
  });

  mailQueue.send(mail);
  await mailQueue.settled();

  expect(sent).toHaveLength(1);
  expect(pauses).toEqual([1_000, 5_000]);
  expect(new Set(attempts.map(({ messageId }) => messageId)).size).toBe(1);
});

test.each([
  [
    'that the mail server will never take',
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
    1,
  ],
  ['that never gets away', Array.from({ length: 20 }, () => ({ code: 'ECONNECTION' })), 6],
])('a mail %s is given up', async (_, failures, attempted) => {
  const { transport, attempts, sent } = aTransport(...failures);
  const mailQueue = openMailQueue({
    transport,
    officeEmail: 'office@larkfare.example',
    log,
    pause: async () => undefined,
  });

  mailQueue.send(mail);
  await mailQueue.settled();

  expect(attempts).toHaveLength(attempted);
  expect(sent).toEqual([]);
});

test('closing does not wait for the next attempt', async () => {
  const { transport, attempts } = aTransport({ code: 'ECONNECTION' });
  const mailQueue = openMailQueue({ transport, officeEmail: 'office@larkfare.example', log });

  mailQueue.send(mail);
  await mailQueue.close();

  expect(attempts).toHaveLength(1);
});
