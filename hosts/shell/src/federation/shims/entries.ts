import type { ModuleFederation } from '@module-federation/runtime-core';

/** The library's entries that are being loaded; registering a remote again removes its entry. */
declare const __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, Promise<unknown> | undefined>;

type LoadEntry = ModuleFederation['remoteHandler']['hooks']['lifecycle']['loadEntry'];
type RemoteInfo = Parameters<LoadEntry['emit']>[0]['remoteInfo'];

interface EntryRequest {
  origin: ModuleFederation;
  remoteInfo: RemoteInfo;
  remoteEntryExports?: unknown;
}

/**
 * Replaces the library's utils/load: containers are loaded only by the shell's own plugin (load-remote-app.ts), which has
 * the hashes of their scripts. Concurrent requests share one load; a failed one can be retried.
 */
export async function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }: EntryRequest) {
  if (remoteEntryExports) return remoteEntryExports;
  const loading = __GLOBAL_LOADING_REMOTE_ENTRY__;
  const { loaderHook, remoteHandler } = origin;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  loading[key] ??= remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, loaderHook, remoteInfo });
  try {
    return await loading[key];
  } catch (problem) {
    Reflect.deleteProperty(loading, key);
    throw problem;
  }
}

export const getRemoteEntryUniqueKey = ({ name, entry }: RemoteInfo) => `${name}:${entry}`;

/** Remotes are registered with everything that is needed (see load-remote-app.ts). */
export const getRemoteInfo = (remote: RemoteInfo): RemoteInfo => ({ ...remote });

export const isEsmRemoteType = () => false;
