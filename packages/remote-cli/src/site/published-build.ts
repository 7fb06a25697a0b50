import { UnreachableError } from '../command/errors.ts';
import { type BuildSource } from '../command/build-source.rules.ts';
import { responding, type Site } from './site.ts';

/** See the registry's OpenAPI document. */
interface Content {
  contentHash: string;
  manifest: { build: string; files: object; server?: { path: string } };
  operations: object[];
  source: BuildSource | null;
  signature: string | null;
  /** The build for server rendering, which is not served. */
  server: string | null;
  maps: Record<string, string>;
}

/** A published version as it was uploaded. Its files are checked against the manifest where they are published again. */
export async function publishedBuild(site: Site, name: string, version: string) {
  const { manifest, operations, maps, server, ...content } = await site.get<Content>(
    `/remotes/${name}/versions/${encodeURIComponent(version)}/content`,
  );
  const { build, files } = manifest;
  const fetched = Object.keys(files).map(async (file) => {
    const request = new Request(new URL(`/_r/${name}/${build}/${file}`, site.address));
    const content = await responding(request, async (response) =>
      response.ok ? Buffer.from(await response.arrayBuffer()) : undefined,
    );
    if (!content)
      throw new UnreachableError(`${site.address.origin} has no ${file} of ${name} ${version}.`);
    return [file, content] as const;
  });
  return {
    ...content,
    version,
    build,
    manifest: JSON.stringify(manifest),
    operations: JSON.stringify(operations),
    files: new Map([
      ...(await Promise.all(fetched)),
      ...(manifest.server && server ? [[manifest.server.path, Buffer.from(server)] as const] : []),
    ]),
    maps: new Map(
      Object.entries(maps).map(([script, map]) => [`${script}.map`, Buffer.from(map)] as const),
    ),
  };
}
