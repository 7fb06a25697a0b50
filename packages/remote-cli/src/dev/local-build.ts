import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type LocalManifest } from './page-with-local-build.rules.ts';

export interface LocalBuild {
  /** Undefined until the first build is there. */
  manifest(): LocalManifest | undefined;
  /** The file of this name, if it belongs to the build; any build, because an open page goes on with its own. */
  file(name: string): Buffer | undefined;
  /** Hears of each new build; the answer stops it. */
  onBuild(listener: (build: string) => void): () => void;
  close(): void;
}

/** Keeps an eye on dist/remote.json, which a build writes last. */
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
      const isOurs = /^[\w-][\w.-]*\.(js|css)$/.test(name) && existsSync(path);
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
    // It is being written: the watcher calls again when it is whole.
    return undefined;
  }
}
