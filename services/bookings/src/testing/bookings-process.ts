import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { eventually, freePorts } from '@larkfare/server-kit/testing';
import { mailServer } from './mail-server.ts';
import { officeEmail, startBookings } from './test-bookings.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The database, the mail server and the neighbours of a bookings process, which `start` starts.
 * @param open closes them if the test fails, too: an open server keeps Jest's worker from ending
 */
export async function aroundBookingsProcess(open: AsyncDisposableStack) {
  const closing = <Server extends { close(): Promise<unknown> }>(started: Server) =>
    open.adopt(started, async (each) => void (await each.close()));
  const server = closing(await startBookings());
  await server.stop();
  const smtp = closing(await mailServer());
  const catalogue = closing(await overHttp(server.catalogue.execute));
  const fareShares = { childPercent: 100, infantPercent: 100 };
  const facts = { brand: { name: 'Larkfare' }, contactPhone: '', fareShares };
  const content = closing(await overHttp(async () => ({ data: { siteInformation: facts } })));
  const settings = {
    DATABASE_URL: server.databaseUrl,
    CATALOGUE_URL: catalogue.url,
    CONTENT_URL: content.url,
    SMTP_URL: smtp.url,
    OFFICE_EMAIL: officeEmail,
    SITE_URL: 'http://localhost',
  };
  return { server, smtp, start: () => bookingsProcess(settings) };
}

/** The service as its own process, as `npm run server -- bookings` runs it. */
async function bookingsProcess(settings: Record<string, string>) {
  const [port = 0] = await freePorts(1);
  const child = spawn(
    process.execPath,
    ['--import', `${root}scripts/swc-hook.mjs`, `${root}standalone/src/server.ts`, 'bookings'],
    {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        PORT: String(port),
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'], // A test that fails takes it along.
    },
  );
  await healthy(port, child);
  return {
    post: async (query: string, variables: Record<string, unknown>): Promise<GraphqlAnswer> => {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphqlAnswer;
    },
    /** Ends it and gives its exit code, or the signal that ended it. */
    end: async (signal: 'SIGKILL' | 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, by] = (await ended) as [number | null, NodeJS.Signals | null];
      return code ?? by;
    },
  };
}

async function healthy(port: number, child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const state = await eventually(async () => {
    if (child.exitCode !== null) return 'ended';
    return (await fetch(`http://127.0.0.1:${port}/livez`)).ok && 'up';
  }).catch(() => 'silent');
  if (state === 'up') return;
  child.kill('SIGKILL');
  throw new Error(`The bookings process did not start. Its output: ${output}`);
}

/** A subgraph behind an address. */
async function overHttp(execute: GraphqlExecutor) {
  const respond = async (...[request, response]: Parameters<RequestListener>) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const result = await execute(JSON.parse(body) as Parameters<GraphqlExecutor>[0]);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  };
  const server = createServer((...call) => void respond(...call));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
