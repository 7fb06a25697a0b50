import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Without a tracer provider spans record nothing and cost next to nothing. */
export const tracer = trace.getTracer('larkfare');

/** Starts a span of a call to another server, such as PostgreSQL. */
export const clientSpan = (name: string, attributes: Attributes): Span =>
  tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });

export function endSpan(span: Span, problem?: unknown): void {
  if (problem) {
    // Messages may quote what visitors have written.
    span.setAttribute('error.type', errorType(problem));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

const errorType = (problem: unknown): string => {
  const { code, name = 'Error' } = Object(problem) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : name;
};

/** Does work in a span, which what it calls belongs to. */
export const inSpan = <Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, options, async (span) => {
    try {
      const result = await work(span);
      span.end();
      return result;
    } catch (problem) {
      endSpan(span, problem);
      throw problem;
    }
  });

/** For the next server, so that its spans belong to the same trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** For the log, where a trace is found by its id. */
export function activeTrace(): { traceId?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId ? { traceId } : {};
}
