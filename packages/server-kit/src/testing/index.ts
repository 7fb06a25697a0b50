export { eventually } from './eventually.ts';
export { fakeGraph, refusal, unavailable } from './fake-graph.ts';
export { freePorts } from './free-ports.ts';
export { aSmallS3, type TestS3 } from './test-s3.ts';
export { sendRaw } from './send-raw.ts';
export { redisProgram, startRedis } from './start-redis.ts';
export { prometheusNames } from '../telemetry/metrics.ts';
export { recordMetrics } from './record-metrics.ts';
export { startIssuer } from './issuer.ts';
