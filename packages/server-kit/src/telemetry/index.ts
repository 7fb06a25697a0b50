export { count, observeCache, observeGauges, recordDuration } from './metrics.ts';
export { startTelemetry } from './start-telemetry.ts';
export { traceHeaders, inSpan, clientSpan, endSpan } from './spans.ts';
