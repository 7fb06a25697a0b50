import { createHash, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteManifest } from '@larkfare/remote-contract';

const built = fileURLToPath(new URL('../remotes/public', import.meta.url));

/** A copy of the built public remote, to be taken away, broken and put right again. */
export function copyOfPublicRemote() {
  const folder = mkdtempSync(join(tmpdir(), 'larkfare-remotes-'));
  const remote = join(folder, 'public');
  const dist = join(remote, 'dist');
  const manifestFile = join(dist, 'remote.json');
  const readManifest = (): RemoteManifest => JSON.parse(readFileSync(manifestFile, 'utf8'));

  const serverFile = () => join(dist, readManifest().server?.path ?? 'none');

  function restore() {
    rmSync(remote, { recursive: true, force: true });
    cpSync(join(built, 'dist'), dist, { recursive: true });
    cpSync(join(built, 'remote.json'), join(remote, 'remote.json'));
  }
  restore();

  /** Publishes another build in which one file is different: described correctly, but different. */
  function publishWith(isWanted: (file: string) => boolean, change: (text: string) => string) {
    const manifest = readManifest();
    const all = [
      ...Object.keys(manifest.files),
      ...(manifest.server ? [manifest.server.path] : []),
    ];
    const file = all.find(isWanted);
    if (!file) throw new Error('The public remote has no such file.');
    const text = readFileSync(join(dist, file), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} was not changed.`);
    writeFileSync(join(dist, file), changed);
    // Compressed copies hold what the file held before.
    for (const kind of ['.br', '.gz']) rmSync(join(dist, file + kind), { force: true });

    const described = file === manifest.server?.path ? manifest.server : manifest.files[file];
    if (!described) throw new Error(`${file} is not described.`);
    described.sha384 = createHash('sha384').update(changed).digest('base64');
    described.bytes = Buffer.byteLength(changed);
    manifest.build = randomBytes(6).toString('hex');
    writeFileSync(manifestFile, JSON.stringify(manifest));
  }

  return {
    folder,
    restore,
    publishWith,
    /** Nothing is left but its description. */
    removeBuild: () => renameSync(dist, join(remote, 'away')),
    /** The build is still described, but its files for browsers are missing. */
    loseFiles: () =>
      Object.keys(readManifest().files).forEach((file) =>
        rmSync(join(dist, file), { force: true }),
      ),
    loseServerFile: () => rmSync(serverFile()),
    /** No longer matches its description. */
    damageServerFile: () => appendFileSync(serverFile(), '\n'),
    isEntry: (file: string) => file === readManifest().entry,
    isChunk: (name: string) => (file: string) =>
      file.startsWith(`${name}.`) && file.endsWith('.js'),
    isForServer: (file: string) => file === readManifest().server?.path,
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}
