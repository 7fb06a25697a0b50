export { badUrlHandler, createServer, failureOf, notFoundHandler } from './create-server.ts';
export { clientTag } from './access-log.ts';
export { deadlineMsOf } from './deadlines.ts';
export {
  sharedCaching,
  sharedResponses,
  type Revision,
  type SharedResponse,
  type SharedResponses,
} from './shared-responses.ts';
export { sentAddresses, type MemoryResponse, type SentAddresses } from './from-memory.ts';
export {
  encodeText,
  matchesEtag,
  encodeAnswer,
  sendEncoded,
  type EncodedText,
} from './encoded-text.ts';
export { errorBody, Unavailable, unavailableForSeconds } from '../admission/error-body.ts';
export { readyWith, type ReadyCheck } from './health-routes.ts';
export { stopOnSignal } from './stop-on-signal.ts';
