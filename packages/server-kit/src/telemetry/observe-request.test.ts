import { INVALID_SPAN_CONTEXT, propagation, trace, type Tracer } from '@opentelemetry/api';
import { createServer, type ServerOptions } from '../server/create-server.ts';

const page = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 };
let started: { parent: string | undefined; links: string[] | undefined }[];

// In the place of OpenTelemetry's SDK, of which Jest cannot load one part.
const startSpan: Tracer['startSpan'] = (_, options, parent) => {
  const traceId = parent && trace.getSpanContext(parent)?.traceId;
  started.push({ parent: traceId, links: options?.links?.map(({ context }) => context.traceId) });
  return trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
};
trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) as Tracer });
propagation.setGlobalPropagator({
  inject: () => undefined,
  extract: (context) => trace.setSpanContext(context, page),
  fields: () => ['traceparent'],
});

test.each<[string, Partial<ServerOptions>, boolean]>([
  ['is not continued by a site', {}, false],
  [
    'is not continued behind a proxy, which passes on what clients say',
    { trustedProxies: 1 },
    false,
  ],
  ['is continued behind our own shell', { trustedProxies: 1, isBehindShell: true }, true],
  ['is continued by a server inside', { isInternal: true }, true],
])('the trace that a request names %s', async (_, options, isContinued) => {
  started = [];
  const server = createServer({ name: 'test', isReady: async () => true, ...options });

  await server.inject('/livez');
  await server.close();

  expect(started).toEqual([
    isContinued
      ? { parent: page.traceId, links: [] }
      : { parent: undefined, links: [page.traceId] },
  ]);
});
