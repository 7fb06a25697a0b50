import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { scriptSource } from './script-source.ts';

/**
 * Loads a container's script with its integrity hash. The runtime's own loader knows no hashes and waits 20 seconds. The
 * timeout is the caller's, because it covers the remote's chunks too.
 */
export const loadEntryWithIntegrity: ModuleFederationRuntimePlugin = {
  name: 'load-entry-with-integrity',
  async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
    Reflect.set(window, entryGlobalName, undefined);
    await loadScript(entry);
    const container: unknown = Reflect.get(window, entryGlobalName);
    if (!isContainer(container))
      throw new Error(`${entry} ran without setting ${entryGlobalName}.`);
    return container;
  },
};

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, scriptSource(address), { async: true, crossOrigin: 'anonymous' });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      const missing = new Error(`${address} could not be loaded.`);
      missing.name = 'ScriptMissing';
      reject(missing);
    };
    document.head.append(script);
  });
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
