export { badUrlHandler, createServer, failureOf, notFoundHandler } from './create-server.ts';
export { clientTag } from './access-log.ts';
export { deadlineMsOf } from './deadlines.ts';
export {
  sharedCaching,
  sharedResponses,
  type Revision,
  type ShareResponse,
} from './shared-responses.ts';
export { encodeText, matchesEtag, sendEncoded, type EncodedText } from './encoded-text.ts';
export { errorBody, Unavailable, unavailableForSeconds } from '../admission/error-body.ts';
export { readyWith, type ReadyCheck } from './health-routes.ts';
export { stopOnSignal } from './stop-on-signal.ts';
