import type { ModuleFederation } from '@module-federation/runtime-core';

/** Where the library keeps what is being loaded; registering a remote anew takes its entry out. */
declare const __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, Promise<unknown> | undefined>;

type LoadEntry = ModuleFederation['remoteHandler']['hooks']['lifecycle']['loadEntry'];
type RemoteInfo = Parameters<LoadEntry['emit']>[0]['remoteInfo'];

interface Wanted {
  origin: ModuleFederation;
  remoteInfo: RemoteInfo;
  remoteEntryExports?: unknown;
}

/**
 * Instead of the library's utils/load: a container comes from the shell's own plugin (load-entry.ts) and from nowhere
 * else, because only that knows the hash of its script. It is asked for once, and after a failure anew.
 */
export async function getRemoteEntry({ origin, remoteInfo, remoteEntryExports }: Wanted) {
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

/** A remote as it was registered has all there is to know: load-remote-app.ts names entry and global. */
export const getRemoteInfo = (remote: RemoteInfo): RemoteInfo => ({ ...remote });

export const isEsmRemoteType = () => false;
