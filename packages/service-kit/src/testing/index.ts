export { eventually } from './eventually.ts';
export { freePorts } from './free-ports.ts';
export { aSmallS3, type TestS3 } from './test-s3.ts';
export { redisProgram, startRedis } from './start-redis.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
export { openFields } from './open-fields.ts';
export { prometheusNames } from '../telemetry/metrics.ts';
export { recordMetrics } from './record-metrics.ts';
export { startIssuer } from './issuer.ts';
