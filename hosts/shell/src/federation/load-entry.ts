import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/**
 * Loads a container with its integrity hash: that of a module is in the document's import map. The runtime's own loader
 * supports no hashes and waits 20 seconds. The timeout is the caller's, because it covers the remote's chunks too.
 */
export const loadEntryWithIntegrity: ModuleFederationRuntimePlugin = {
  name: 'load-entry-with-integrity',
  async loadEntry({ remoteInfo: { entry, entryGlobalName, type } }) {
    const container: unknown =
      type === 'module'
        ? await import(/* webpackIgnore: true */ entry)
        : await containerOf(entry, entryGlobalName);
    if (!isContainer(container))
      throw new Error(`${entry} ran without setting ${entryGlobalName}.`);
    return container;
  },
};

async function containerOf(entry: string, global: string): Promise<unknown> {
  Reflect.set(window, global, undefined);
  await loadScript(entry);
  return Reflect.get(window, global);
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Adds its integrity hash: see script-source.ts.
    Object.assign(script, { src: address, async: true });
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
