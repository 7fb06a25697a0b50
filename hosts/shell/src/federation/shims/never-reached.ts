/**
 * Replaces the parts of Module Federation's runtime that this shell never calls; LeanFederationPlugin lists which and
 * why. The names are the library's.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});

export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = () => ({});
export const normalizePreloadExposes = () => [];

const refuse = () => Promise.reject(new Error('Only load-remote-app.ts loads scripts.'));
export { refuse as createLink, refuse as createScript, refuse as loadScript };
export const isStaticResourcesEqual = (one: string, other: string) => one === other;
export const safeWrapper = (callback: () => unknown) => callback();

const descriptions = {};
export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
};
export const getShortErrorMsg = (code: string, _: object, details: unknown, cause = '') =>
  `${code} ${JSON.stringify(details)} ${cause}`;
export const optionsToMFContext = () => undefined;

const { console: logger } = globalThis;
const createLogger = () => logger;
export { logger, logger as infrastructureLogger };
export { createLogger, createLogger as createInfrastructureLogger };
export const bindLoggerToCompiler = () => undefined;
