import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '../build/published-files.mjs';
import { type LocalManifest } from './page-with-local-build.rules.ts';

export interface LocalBuild {
  /** Undefined until the first build has finished. */
  manifest(): LocalManifest | undefined;
  /** A file of the current or an earlier build: an open page keeps using its own build. */
  file(name: string): Buffer | undefined;
  /** Calls the listener after each build. @returns unsubscribe */
  onBuild(listener: (build: string) => void): () => void;
  close(): void;
}

/** Watches dist/remote.json, which a build writes last. */
export function watchLocalBuild(folder: string): LocalBuild {
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  const events = new EventEmitter().setMaxListeners(0);
  let manifest = readManifest(dist);

  const watcher = watch(dist, (_, file) => {
    if (file !== 'remote.json') return;
    const newest = readManifest(dist);
    if (!newest || newest.build === manifest?.build) return;
    manifest = newest;
    events.emit('build', newest.build);
  });
  return {
    manifest: () => manifest,
    file(name) {
      const path = join(dist, name);
      const isOurs = /^[\w-][\w.-]*$/.test(name) && contentTypeOf(name) && existsSync(path);
      return isOurs ? readFileSync(path) : undefined;
    },
    onBuild(listener) {
      events.on('build', listener);
      return () => events.off('build', listener);
    },
    close: () => watcher.close(),
  };
}

function readManifest(dist: string): LocalManifest | undefined {
  const path = join(dist, 'remote.json');
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Still being written: the watcher fires again when it is complete.
    return undefined;
  }
}
