export { type AskedOperation } from './admission/admission.rules.ts';
export { type Administrator } from './administrator/administrator.ts';
export {
  administratorsOf,
  signedTokenCheck,
  type AdministratorOf,
} from './administrator/administrator-of.ts';
export {
  deployTokenRecorder,
  type RecordDeployToken,
} from './administrator/record-deploy-token.ts';
export { setAuditUser, withAuditUser } from './administrator/with-audit-user.ts';
export { bearerToken } from './administrator/bearer-token.ts';
export {
  newSessionSecret,
  readCookie,
  deviceTokenFrom,
  type NewSession,
  sessionCookies,
  setCookie,
  sessionSecretFrom,
  sessionSecretHash,
} from './administrator/session-cookie.ts';
export {
  deviceAudience,
  tokenKind,
  tokenVerifier,
  type TokenVerifier,
  type SessionClaims,
  type VerifyToken,
} from './administrator/verify-token.ts';
export { type RecordNames } from './changes/changes.ts';
export { changesResolver } from './changes/changes.resolver.ts';
export { constraintViolation } from './database/constraint-violation.ts';
export {
  databaseEnvironment,
  databaseSettings,
  withLoginOf,
  withRoles,
} from './database/database-settings.ts';
export { databaseReady } from './database/database-ready.ts';
export { environment } from './environment.ts';
export { safeParse } from './safe-parse.ts';
export { isLoopback, isProduction } from './production.rules.ts';
export { endWithProblem } from './start/end-with-problem.ts';
export { freeBytesOf } from './start/free-bytes.ts';
export { isDiskFull } from './start/start-problem.ts';
export { makePrivateFolder } from './files/private-folder.ts';
export { createLog, logSettings } from './log/log.ts';
export { badUrlHandler, createServer, failureOf, notFoundHandler } from './server/create-server.ts';
export { clientTag } from './server/access-log.ts';
export { deadlineMsOf } from './server/deadlines.ts';
export {
  sharedCaching,
  sharedResponses,
  type Revision,
  type ShareResponse,
} from './server/shared-responses.ts';
export { encodeText, matchesEtag, sendEncoded, type EncodedText } from './server/encoded-text.ts';
export { errorBody, Unavailable, unavailableForSeconds } from './server/error-body.ts';
export { readyWith } from './server/health-routes.ts';
export { readJson } from './files/read-json.ts';
export { isAsDescribed } from './files/verified-file.ts';
export { writeFileAtomic } from './files/write-file-atomic.ts';
export { listen, type Listening } from './database/listen.ts';
export {
  ensureLogin,
  ensureRoles,
  mayMigrate,
  migrate,
  type Migrations,
  refuseSharedRoles,
} from './database/migrate.ts';
export { newId } from './database/new-id.ts';
export { openDatabase, connectionOptions, type DatabaseOptions } from './database/open-database.ts';
export { query, type Parameters } from './database/query.ts';
export {
  closeUnlessPublic,
  isForAdministrators,
  requireAdministrator,
  type Access,
} from './graphql/access.ts';
export { badInput, unavailable } from './graphql/faults.ts';
export {
  httpExecutor,
  inProcessExecutor,
  type GraphqlExecutor,
  type GraphqlRequest,
  type GraphqlAnswer,
} from './graphql/executors.ts';
export { operationCache } from './graphql/operation-cache.ts';
export { queryService, type TypedDocument } from './graphql/query-service.ts';
export {
  AlreadyExists,
  Deleted,
  DeleteResult,
  FieldProblem,
  InUse,
  InvalidInput,
  isStale,
  NotFound,
  Problem,
  refuseInput,
  Stale,
  TooManyRequests,
} from './graphql/refusals.ts';
export { joinMessages } from './graphql/validation-messages.rules.ts';
export { pageType } from './records/page.input.ts';
export { onLondonDays } from './records/on-london-days.ts';
export { type CountedPage, readPage } from './records/read-page.ts';
export {
  existingPage,
  largestPage,
  pageOf,
  pageRequest,
  totalPages,
  type PageOf,
  type PageRequest,
} from './records/page.rules.ts';
export { LocalDateScalar } from './graphql/local-date-scalar.ts';
export {
  buildSubgraph,
  type Subgraph,
  type SubgraphOptions,
  type SubgraphSchema,
} from './graphql/subgraph.ts';
export {
  type RequestHeaders,
  type SubgraphContext,
  toRequestHeaders,
} from './graphql/subgraph-context.ts';
export { executorRoutes } from './graphql/executor-routes.ts';
export { allOf, type Condition } from './records/read-page.ts';
export { RecordEntity } from './records/record.entity.ts';
export { deleteMutation, recordMutations, updateMutation } from './records/record-mutations.ts';
export { columnsOf, recordPage } from './records/record-page.ts';
export { searchedWords } from './records/searched-words.ts';
export {
  type Columns,
  type EditableRecords,
  type Records,
  type RecordsContext,
  type RecordType,
  type Update,
  updateRecord,
  write,
} from './records/records.ts';
export { Saved, saveResult } from './records/save-result.ts';
export { isPublicAddress } from './network/is-public-address.ts';
export { networkOf, networksOf } from './network/network-of.ts';
export { networkPrefix } from './network/network-prefix.ts';
export { limitRequests, RateLimitExceeded } from './rate-limit/limit-requests.ts';
export {
  usageCounter,
  type ShareUsage,
  type Usage,
  type UsageCounter,
} from './rate-limit/usage-counter.ts';
export { count, observeCache, observeGauges, recordDuration } from './telemetry/metrics.ts';
export { startTelemetry } from './telemetry/start-telemetry.ts';
export { traceHeaders } from './telemetry/spans.ts';
export { serviceServer, type Service } from './service-server.ts';
export { stopOnSignal } from './shutdown/stop-on-signal.ts';
export { coalesced } from './waiting/coalesced.ts';
export { waitMs } from './waiting/wait.rules.ts';
