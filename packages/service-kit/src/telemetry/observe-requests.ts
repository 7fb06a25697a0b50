import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { type FastifyInstance } from 'fastify';
import { recordDuration } from './metrics.ts';
import { endSpan, tracer } from './spans.ts';

/**
 * A span and a duration for every request.
 * @param isTraced whether the caller is one of ours or a proxy, whose trace the request belongs to
 */
export function observeRequests(server: FastifyInstance, isTraced: boolean): void {
  const contexts = new WeakMap<object, typeof ROOT_CONTEXT>();

  server.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? 'none' };
    const parent = isTraced ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      `${method} ${attributes['http.route']}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    const began = performance.now();
    reply.raw.once('close', () => {
      const status = { 'http.response.status_code': reply.raw.statusCode };
      span.setAttributes(status);
      endSpan(span, reply.raw.statusCode >= 500 && { code: String(reply.raw.statusCode) });
      recordDuration('http.server.request.duration', performance.now() - began, {
        ...attributes,
        ...status,
      });
    });
    contexts.set(request, trace.setSpan(parent, span));
    context.with(trace.setSpan(parent, span), done);
  });
  // A body arrives outside of that context.
  server.addHook('preValidation', (request, _, done) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
}
