import { type Context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { type FastifyRequest } from 'fastify';
import { recordDuration } from './metrics.ts';
import { endSpan, tracer } from './spans.ts';

interface Observed {
  /** Runs the request inside its span. */
  context: Context;
  end(status: number): void;
}

/**
 * Begins a span and a duration for a request.
 * @param isTraced whether the caller is one of ours, whose trace the request belongs to; the trace that a browser names,
 *   that of its page, is only linked
 */
export function observeRequest(
  { method, routeOptions, headers }: FastifyRequest,
  isTraced: boolean,
): Observed {
  const route = routeOptions.url ?? 'none';
  const attributes = { 'http.request.method': method, 'http.route': route };
  const named = propagation.extract(ROOT_CONTEXT, headers);
  const parent = isTraced ? named : ROOT_CONTEXT;
  const page = isTraced ? undefined : trace.getSpanContext(named);
  const links = page ? [{ context: page }] : [];
  const options = { kind: SpanKind.SERVER, attributes, links };
  const span = tracer.startSpan(`${method} ${route}`, options, parent);
  const began = performance.now();
  return {
    context: trace.setSpan(parent, span),
    end(status) {
      const ended = { 'http.response.status_code': status };
      span.setAttributes(ended);
      endSpan(span, status >= 500 && { code: String(status) });
      const ms = performance.now() - began;
      recordDuration('http.server.request.duration', ms, { ...attributes, ...ended });
    },
  };
}
