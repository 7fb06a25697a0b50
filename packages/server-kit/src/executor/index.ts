export { badInput, unavailable } from './faults.ts';
export {
  httpExecutor,
  type GraphqlExecutor,
  type GraphqlRequest,
  type GraphqlAnswer,
  onlyDataHeader,
  internalSecretHeader,
  operationMsAtMost,
  notAnswering,
} from './http-executor.ts';
export { operationCache } from './operation-cache.ts';
export { queryService, type TypedDocument } from './query-service.ts';
export { type RequestHeaders, toRequestHeaders } from './request-headers.ts';
