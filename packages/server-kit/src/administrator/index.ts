export { type Administrator } from './administrator.ts';
export { administratorsOf, signedTokenCheck, type AdministratorOf } from './administrator-of.ts';
export { deployTokenRecorder, type RecordDeployToken } from './record-deploy-token.ts';
export { bearerToken } from './bearer-token.ts';
export { type NewSession } from '../executor/http-executor.ts';
export {
  newSessionSecret,
  readCookie,
  deviceTokenFrom,
  sessionCookies,
  setCookie,
  sessionSecretFrom,
  sessionSecretHash,
} from './session-cookie.ts';
export {
  deviceAudience,
  tokenKind,
  tokenVerifier,
  type TokenVerifier,
  type SessionClaims,
  type VerifyToken,
} from './verify-token.ts';
