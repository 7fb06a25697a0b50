import { UnreachableError } from '../command/errors.ts';
import type { BuildSource } from '../command/build-source.rules.ts';
import { responding, type Site } from './site.ts';
import type { Figures, Version } from '../registry-api/index.ts';
import { comesWithSite } from '../remote/own-remotes.rules.ts';
import { several } from '../command/output.ts';

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

type Trust = Version['trust'];

export const versionsOf = async (site: Site, name: string): Promise<Version[]> =>
  (await site.get<{ versions: Version[] }>(`/remotes/${name}/versions`)).versions;

/** Whether the site has reviewed the code of a version. */
export const trustOf = async (site: Site, name: string, version: string): Promise<Trust> =>
  (await versionsOf(site, name)).find((each) => each.version === version)?.trust ?? 'unreviewed';

/** Where a version runs. */
export function runtimeNotice(trust: Trust, name: string): string {
  if (trust === 'reviewed') return 'It is reviewed and runs in the page.';
  return comesWithSite(name)
    ? 'Visitors do not see this version until an administrator has reviewed it.'
    : 'It runs in a sandboxed frame until the site’s owner has reviewed this version.';
}

/** The outcome of a page that works. */
const good = new Set(['loaded', 'shown']);

export const failuresInWords = ({ failures, loads, failurePercent }: Figures): string =>
  `${failures} of ${several(loads, 'load')} failed (${Math.round(failurePercent)} %)`;

/** Each kind with its count: `crashed: 2`. */
export const problemsOf = ({ counts }: Figures): string[] =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    good.has(outcome) ? [] : [`${outcome}: ${count}`],
  );
