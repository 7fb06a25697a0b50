import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSchema } from 'graphql';
import { query } from '@larkfare/data-kit/database';
import { type WaitingMail } from '@larkfare/server-kit/mail';
import { eventually, recordMetrics } from '@larkfare/server-kit/testing';
import { administrator, startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Request {
  headers: IncomingHttpHeaders;
  body: string;
}

const metrics = recordMetrics();
let testServer: TestServer;
let receiver: Server;
let address: string;
let status: number;
let requests: Request[];
let mails: WaitingMail[];
beforeEach(async () => {
  [status, requests, mails] = [204, [], []];
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body });
      response.writeHead(status).end();
      receiver.emit('received');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterEach(async () => {
  await testServer.close();
  receiver.close();
});

const start = async (options: Parameters<typeof startTestServer>[0] = { mayCallPrivate: true }) => {
  testServer = await startTestServer(options);
};
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  const headers = { authorization: testServer.deploy };
  const answer = await testServer.send(method, `/remotes/guide${path}`, {
    headers,
    ...(body && { body }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const add = (to = address) => call('POST', '/notifications', { address: to });
/** The address of the latest link that was mailed. */
const confirmationLink = async () => {
  await eventually(() => mails.length > 0);
  return new URL(mails.at(-1)?.body.match(/https:\S+/)?.[0] ?? '');
};
const follow = async () =>
  (await testServer.http.inject({ method: 'GET', url: (await confirmationLink()).pathname }))
    .statusCode;
const addConfirmed = async (to: string) => {
  await add(to);
  expect(await follow()).toBe(200);
  mails = [];
};
const deliveries = async (): Promise<
  (Record<'problem' | 'nextAttemptAt' | 'deliveredAt', string | null> & { attempts: number })[]
> => (await call('GET', '/notifications')).deliveries;
const retryNow = ({ attempts = 1, lockedBy = null as string | null } = {}) =>
  eventually(async () => {
    const retried = await query(
      testServer.db,
      `UPDATE registry_jobs._private_jobs SET attempts = :attempts, run_at = now(),
         locked_by = :lockedBy, locked_at = now() - CASE WHEN :lockedBy::text IS NOT NULL THEN interval '2 minutes' END
       WHERE key IS NOT NULL AND locked_at IS NULL RETURNING id`,
      { attempts, lockedBy },
    );
    return retried.length > 0;
  });

test('a webhook is notified of a rollback, signed with the secret that was shown once', async () => {
  await start();
  const { secret, status: added } = await add();
  await testServer.goLive('1.0.0', '1.1.0');

  const received = once(receiver, 'received');
  await testServer.rollBack();
  await received;

  const [{ headers, body } = { headers: {}, body: '' }] = requests;
  expect(added).toBe(201);
  expect(JSON.parse(body)).toEqual({
    type: 'remote.rolled-back',
    timestamp: expect.any(String),
    data: { remote: 'guide', version: '1.1.0', text: '1.0.0 is live in production.' },
  });
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(JSON.stringify(await call('GET', '/notifications'))).not.toContain(secret);
});

test('a delivery that fails is listed with its problem and is attempted again under the same id', async () => {
  await start();
  await add();
  status = 500;
  await call('POST', '/notifications/test');
  await eventually(async () => (await deliveries())[0]?.attempts === 1);
  expect(await deliveries()).toMatchObject([
    {
      kind: 'test',
      attempts: 1,
      problem: 'The receiver returned 500.',
      nextAttemptAt: expect.any(String),
      deliveredAt: null,
    },
  ]);

  status = 204;
  await retryNow();
  await eventually(async () => (await deliveries())[0]?.nextAttemptAt === null);

  const [first, second] = requests;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(await deliveries()).toMatchObject([
    { attempts: 2, nextAttemptAt: null, deliveredAt: expect.any(String) },
  ]);
});

test('a notification of a killed server is sent by another one', async () => {
  await start();
  await add();
  status = 500;
  await call('POST', '/notifications/test');
  await eventually(async () => (await deliveries())[0]?.attempts === 1);
  await retryNow({ lockedBy: 'killed' });
  status = 204;

  await testServer.db.query("SELECT registry_jobs.add_job('release-abandoned-jobs')");

  await eventually(async () => (await deliveries())[0]?.deliveredAt !== null);
});

test('metrics count waiting, delivered, failed and given up notifications', async () => {
  await start();
  await add();
  const waiting = async () =>
    (await metrics.gauges()).flatMap(({ name, value, task }) =>
      name === 'larkfare.job.waiting' && task === 'send-notification' ? [value] : [],
    );
  const attempted = (attempts: number) =>
    eventually(async () => (await deliveries())[0]?.attempts === attempts);
  metrics.counted('larkfare.notification.sent');

  status = 500;
  await call('POST', '/notifications/test');
  await attempted(1);
  expect(await waiting()).toEqual([1]);
  await retryNow({ attempts: 24 });
  await attempted(2);
  await eventually(async () => (await deliveries())[0]?.nextAttemptAt === null);
  expect(await waiting()).toEqual([0]);
  status = 204;
  await add(`${address}/2`);
  await eventually(async () => (await deliveries()).some(({ deliveredAt }) => deliveredAt));

  const outcomes = ['failed', 'given up', 'delivered'];
  expect(metrics.counted('larkfare.notification.sent')).toEqual(
    outcomes.map((outcome) => ({ by: 'webhook', outcome })),
  );
});

test('an address on a private network is refused, by number and by name', async () => {
  await start({});
  const { port } = receiver.address() as AddressInfo;

  expect((await add()).status).toBe(400);
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) await add(`https://${host}:${port}/`);
  await call('POST', '/notifications/test');
  await eventually(async () => (await deliveries()).every(({ problem }) => problem));

  const problems = (await deliveries()).map(({ problem }) => problem);
  expect([...new Set(problems)]).toEqual([
    '127.0.0.1 is not on the public internet.',
    'localhost is not on the public internet.',
    '::1 is not on the public internet.',
  ]);
  expect(requests).toEqual([]);
});

test('a mail reports a version that fails without one before it, and a version that would not pass any more', async () => {
  await start({ mail: async (mail) => void mails.push(mail) });
  await addConfirmed('mailto:guide@partner.example');
  const text = 'query GuideRegions { regions { name } }';
  const operations = [{ name: 'GuideRegions', type: 'query', sha256: '', text }];
  await testServer.publish({ operations });
  await testServer.activate('1.0.0', 0);
  for (let visitor = 0; visitor < 20; visitor++)
    await testServer.report('broken', { version: '1.0.0', address: `10.0.${visitor}.1` });
  const region =
    'type Region { id: ID! name: String! @deprecated(reason: "Use title.") title: String! }';
  testServer.redeploy({
    api: buildSchema(`type Query { regions: [Region!]! } ${region}`),
    shared: { react: '20.0.0', '@larkfare/remote-contract': '1.1.0' },
  });
  await testServer.send('POST', '/health', { headers: { authorization: administrator } });

  await eventually(() => mails.length === 3);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual(
    ['failed', 'would not pass', 'operation deprecated'].map((kind) => [
      'guide@partner.example',
      `guide 1.0.0 ${kind}`,
    ]),
  );
  expect(mails[2]?.body).toContain('GuideRegions: The field Region.name is deprecated. Use title.');
});

test('an address is there once, is removed with its deliveries, and is the team’s', async () => {
  await start();
  const { id } = await add();
  await call('POST', '/notifications/test');

  expect((await add()).status).toBe(409);
  expect((await testServer.send('GET', '/remotes/guide/notifications')).statusCode).toBe(401);
  expect((await call('DELETE', `/notifications/${id}`)).status).toBe(200);
  expect((await call('DELETE', `/notifications/${id}`)).status).toBe(404);
  expect(await call('GET', '/notifications')).toMatchObject({ targets: [], deliveries: [] });
});

test('a publish-only token reads the notified addresses and cannot change them', async () => {
  await start();
  const { id } = await add();
  const headers = { authorization: await testServer.tokenWith(['publish']) };
  const notifications = '/remotes/guide/notifications';

  const refused = await Promise.all([
    testServer.send('POST', notifications, { headers, body: { address: `${address}/2` } }),
    testServer.send('DELETE', `${notifications}/${id}`, { headers }),
    testServer.send('POST', `${notifications}/test`, { headers }),
  ]);

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(refused[0]?.json().message).toBe('This deploy token may not notify: it lacks that scope.');
  const { targets, deliveries } = (await testServer.send('GET', notifications, { headers })).json();
  expect([targets, deliveries]).toMatchObject([[{ id, address }], []]);
});

test('an e-mail address gets a confirmation link and nothing else until it is followed, once', async () => {
  await start({ mail: async (mail) => void mails.push(mail) });
  const mailto = 'mailto:guide@partner.example';
  const { id } = await add(mailto);
  await call('POST', '/notifications/test');
  const { pathname, origin } = await confirmationLink();
  expect(origin).toBe('https://www.larkfare.example');
  const isConfirmed = async () => (await call('GET', '/notifications')).targets[0]?.isConfirmed;
  expect(await isConfirmed()).toBe(false);

  await testServer.http.inject({ method: 'HEAD', url: pathname });
  expect(await isConfirmed()).toBe(false);
  expect(await follow()).toBe(200);
  expect(await follow()).toBe(404);

  expect(await isConfirmed()).toBe(true);
  expect((await deliveries()).length).toBe(1);
  expect(mails.map(({ subject }) => subject)).toEqual(['Confirm notifications of guide']);
  const { events } = await call('GET', '/events');
  expect(events.map(({ kind, text }: Record<string, string>) => [kind, text])).toEqual([
    ['address added', mailto],
    ['test', 'Notifications arrive here.'],
    ['address confirmed', mailto],
  ]);
  const [stored] = await testServer.db.query('SELECT t::text AS row FROM notification_targets t');
  expect(stored.row).toContain(id);
  expect(stored.row).not.toContain(pathname.split('/').at(-1));
});

test('a confirmation link expires after a day', async () => {
  await start({ mail: async (mail) => void mails.push(mail) });
  await add('mailto:guide@partner.example');
  await confirmationLink();

  await testServer.db.query(
    "UPDATE notification_targets SET confirmation_expires_at = confirmation_expires_at - interval '1 day'",
  );

  expect(await follow()).toBe(404);
});

test('a removed address and the others are notified of the removal', async () => {
  await start({ mayCallPrivate: true, mail: async (mail) => void mails.push(mail) });
  await addConfirmed('mailto:guide@partner.example');
  const { targets } = await call('GET', '/notifications');
  await add();
  await eventually(() => mails.length === 1);
  expect(mails[0]).toMatchObject({ subject: 'guide address added' });

  const received = once(receiver, 'received');
  await call('DELETE', `/notifications/${targets[0].id}`);
  await received;
  await eventually(() => mails.length === 2);

  expect(mails[1]).toMatchObject({ subject: 'guide address removed' });
  expect(mails[1]?.body).toContain('mailto:guide@partner.example');
  expect(requests.map(({ body }) => JSON.parse(body).type)).toEqual(['remote.address-removed']);
  expect((await add('mailto:guide@partner.example')).status).toBe(201);
});

test('events of a remote are listed in order, also those after an event', async () => {
  await start();
  await testServer.goLive('1.0.0', '1.1.0');
  await testServer.decide('reviewed', { version: '1.0.0' });
  await testServer.decideAvailability('yanked');

  const { events } = await call('GET', '/events');

  expect(
    events.map(({ version, kind, text }: Record<string, string>) => [version, kind, text]),
  ).toEqual([
    ['1.0.0', 'published', ''],
    ['1.0.0', 'activated', 'In production.'],
    ['1.1.0', 'published', ''],
    ['1.1.0', 'activated', 'In production.'],
    ['1.0.0', 'reviewed', ''],
    ['1.1.0', 'yanked', 'It shows wrong times.'],
    ['1.1.0', 'rolled back', '1.0.0 is live in production. It shows wrong times.'],
  ]);
  expect((await call('GET', `/events?after=${events[5].id}`)).events).toEqual([events[6]]);
  expect((await call('GET', '/events?after=x')).status).toBe(400);
});

test('ten receivers that never reply delay no notification of another team', async () => {
  await start();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  let open = 0;
  silent.on('connection', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1));
  });
  const { port } = silent.address() as AddressInfo;
  for (let receiver = 0; receiver < 10; receiver++)
    await add(`http://127.0.0.1:${port}/${receiver}`);
  const headers = { authorization: administrator };
  const other = { remote: 'weather', title: 'Weather', label: 'CI' };
  await testServer.send('POST', '/tokens', { headers, body: other });
  await testServer.send('POST', '/remotes/weather/notifications', { headers, body: { address } });

  const received = once(receiver, 'received');
  await call('POST', '/notifications/test');
  await eventually(async () => open === 10);
  await testServer.send('POST', '/remotes/weather/notifications/test', { headers });
  await received;

  expect(open).toBe(10);
  const transactions = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
  expect(await query(testServer.db, transactions)).toEqual([]);
  expect(requests).toMatchObject([{ body: expect.stringContaining('weather') }]);
  silent.closeAllConnections();
  silent.close();
});
