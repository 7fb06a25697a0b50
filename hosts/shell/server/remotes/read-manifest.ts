import type { RemoteManifest } from '@larkfare/remote-contract';

/** The remote.json beside a remote's sources, which exists even when nothing is built. */
export interface RemoteDescription {
  name: string;
  title: string;
  paths: string[];
}

/** @throws when the text is not a remote.json */
export function parseDescription(text: string): RemoteDescription {
  const { name, title, routes }: Partial<RemoteManifest> = JSON.parse(text);
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error('A remote’s name is a lower-case word.');
  if (typeof title !== 'string' || !Array.isArray(routes))
    throw new Error(`The remote.json of '${name}' needs a title and routes.`);
  return { name, title, paths: routes.flatMap(({ path }) => path) };
}

/** @throws when the text is not the remote.json that a build writes */
export function parseManifest(text: string): RemoteManifest {
  parseDescription(text);
  const manifest: RemoteManifest = JSON.parse(text);
  const { name, build, container, chunkGlobal, entry, files } = manifest;
  const isBuilt =
    /^[0-9a-f]{8,}$/.test(build) &&
    container &&
    chunkGlobal &&
    files &&
    Object.hasOwn(files, entry);
  if (!isBuilt) throw new Error(`The dist/remote.json of '${name}' is not complete.`);
  return manifest;
}
