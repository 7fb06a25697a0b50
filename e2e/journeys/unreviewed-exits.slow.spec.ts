import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { triesEveryExit, type Receiver } from '../sandboxed-remote/exits.ts';
import { expect } from './site.ts';
import { frameOf, panel, test } from './sandbox-site.ts';

// Versions of one remote follow each other: one test at a time.
test.describe.configure({ mode: 'default' });

/** A third party's server, which records what has arrived. */
async function startReceiver() {
  const arrived = new Set<string>();
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (name) arrived.add(name);
    response.writeHead(200, { 'content-type': name ? 'text/plain' : 'text/html' });
    response.end(name ? '' : '<!doctype html><title>Elsewhere</title><body></body>');
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    arrived.add(url.slice(1));
    socket.destroy();
  });
  // Distinguishes connections without a request: those that only look ahead.
  server.on('connection', () => arrived.add('connection'));
  const socket = createSocket('udp4').on('message', (text) =>
    arrived.add(text.includes('rtccandidate') ? 'rtc-candidate' : 'udp'),
  );
  server.listen(0, '127.0.0.1');
  socket.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(socket, 'listening')]);
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    http: `http://127.0.0.1:${port}/`,
    udpPort: socket.address().port,
  };
  return {
    receiver,
    arrived,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
      socket.close();
    },
  };
}

const attack = (receiver: Receiver) => ({
  text: `() => (${String(triesEveryExit)})(${JSON.stringify(receiver)})`,
});

test('nothing leaves a frame by any API that sends, and the same attempts arrive from a page without a policy', async ({
  page,
  context,
  sandbox,
  consoleErrors,
}) => {
  using elsewhere = await startReceiver();
  const { receiver, arrived } = elsewhere;
  const open = await context.newPage();
  await open.goto(receiver.http);
  const attempted = await open.evaluate(triesEveryExit, receiver);
  await expect.poll(() => [...arrived]).toEqual(expect.arrayContaining(['udp', 'rtc-candidate']));
  // The others need a permission, HTTPS or a browser with a window.
  expect(attempted.filter((name) => arrived.has(name)).length).toBeGreaterThan(55);
  for (const each of context.pages()) if (each !== page) await each.close();
  arrived.clear();

  await sandbox.open(page, attack(receiver));
  const result = frameOf(page).getByLabel('Result');
  await expect(result).toContainText('domain');

  expect(JSON.parse((await result.textContent()) ?? '')).toEqual(attempted);
  expect([...arrived]).toEqual([]);
  consoleErrors.length = 0; // Each refusal is logged there.
});

test('a frame that leads itself to another server does not arrive there', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  using elsewhere = await startReceiver();

  await sandbox.team.withdraw();
  const version = sandbox.nextVersion();
  await sandbox.team.release(version, attack({ ...elsewhere.receiver, isLeaving: true }));
  await sandbox.inShell('sandboxed', { version });
  await page.goto(`${sandbox.url}/sandboxed`);

  await expect(panel(page)).toBeVisible();

  expect([...elsewhere.arrived]).toEqual([]);
  consoleErrors.length = 0; // Each refusal is logged there.
});

test('neither a frame nor the page of a reviewed version has a constructor of peer connections', async ({
  page,
  sandbox,
}) => {
  const version = await sandbox.open(page, {
    text: "() => Object.getOwnPropertyNames(window).filter((name) => name.endsWith('PeerConnection'))",
  });
  await expect(frameOf(page).getByLabel('Result')).toHaveText('[]');

  await sandbox.team.decide(version, 'reviewed');
  await sandbox.inShell('sandboxed', { version, trust: undefined });
  await page.reload();

  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByLabel('Result')).toHaveText('[]');
});
