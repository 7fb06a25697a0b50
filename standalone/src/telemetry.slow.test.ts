import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { eventually, prometheusNames } from '@larkfare/server-kit/testing';
import { npmStart } from './testing/npm-start.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string }[];
}
interface Traces {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const spans: Span[] = [];
let collector: Server;
let folder: string;
let site: ReturnType<typeof npmStart>;
let url: string;
let metricsUrl: string;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((traces) => {
      const { resourceSpans } = traces as Traces;
      const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      spans.push(...scopes.flatMap((each) => each.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const metricsPort = await freePort();
  metricsUrl = `http://localhost:${metricsPort}/metrics`;
  folder = await mkdtemp(join(tmpdir(), 'larkfare-telemetry-'));
  site = npmStart(join(folder, 'data'), {
    PORT: '0',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${await listening(collector)}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
  });
  url = await site.line(/ready at (\S+)/);
});
afterAll(async () => {
  site.npm.kill('SIGTERM');
  await site.exited;
  collector.close();
  await rm(folder, { recursive: true });
});

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
}

test('a trace leads from the request through the subgraph to its statements, and is in the log', async () => {
  const { status, headers } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Quill', email: 'ada@example.com', message: 'Hello.' }),
  });
  expect(status).toBe(201);

  const named = (name: string) => spans.find((span) => span.name === name);
  const request = await eventually(() => named('POST /api/contact') ?? false);
  const path = [named('INSERT larkfare bookings')];
  while (path[0] && path[0].spanId !== request.spanId) {
    const [{ parentSpanId }] = path as [Span];
    path.unshift(spans.find(({ spanId }) => spanId === parentSpanId));
  }
  expect(path.map((span) => span?.name)).toEqual([
    'POST /api/contact',
    expect.stringMatching(/^bookings \w+/),
    'INSERT larkfare bookings',
  ]);
  expect(new Set(path.map((span) => span?.traceId)).size).toBe(1);
  expect(JSON.stringify(spans)).not.toContain('ada@example.com');

  const id = headers.get('x-request-id') ?? 'no id';
  const line = await eventually(() => {
    const whole = site.errors.join('').split('\n').slice(0, -1);
    return whole.find((each) => each.includes(id)) ?? false;
  });
  expect(JSON.parse(line)).toMatchObject({ traceId: request.traceId });
});

test('the queries of a page are linked to the page', async () => {
  const { headers } = await fetch(`${url}/about`);
  const [, traceparent = '', traceId] =
    /traceparent;desc="(00-(\w{32})-\w{16}-01)"/.exec(headers.get('server-timing') ?? '') ?? [];
  expect(
    await eventually(() => spans.find((span) => span.traceId === traceId) ?? false),
  ).toBeTruthy();

  await fetch(`${url}/graphql?query=%7B__typename%7D`, { headers: { traceparent } });
  const linked = await eventually(() => spans.find(({ links }) => links?.length) ?? false);

  expect(linked.links).toEqual([expect.objectContaining({ traceId })]);
  // A separate trace: no stranger decides which traces are recorded.
  expect(linked.traceId).not.toBe(traceId);
});

test('Prometheus collects the names that the alerts and the dashboard read', async () => {
  await fetch(`${url}/home`);
  const text = await (await fetch(metricsUrl)).text();
  const served = [...text.matchAll(/^# TYPE (\w+) (?!info)/gm)].map(([, name = '']) => name);

  expect(served.length).toBeGreaterThan(10);
  expect(prometheusNames).toEqual(
    expect.arrayContaining(served.filter((name) => name !== 'target_info')),
  );

  const folderOfFiles = new URL('../../docs/telemetry/', import.meta.url);
  for (const file of ['alerts.yaml', 'dashboard.json']) {
    const read = (await readFile(new URL(file, folderOfFiles), 'utf8')).match(
      /\b(http|graphql|db|larkfare|nodejs|process)_\w+(?=\{)/g,
    );
    expect(prometheusNames).toEqual(
      expect.arrayContaining(
        (read ?? ['none']).map((name) => name.replace(/(duration)_(bucket|count|sum)$/, '$1')),
      ),
    );
  }
});
