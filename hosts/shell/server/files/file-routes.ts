import fastifyStatic from '@fastify/static';
import { isAsDescribed } from '@larkfare/service-kit';
import type { FastifyInstance } from 'fastify';
import { snapshotAddress } from '../../src/page/page-data.ts';
import { liveBuild } from '../remotes/live-build.ts';
import { withPreview } from '../remotes/preview.ts';
import type { PublishedRemotes } from '../remotes/published-remotes.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { toSnapshot } from '../remotes/snapshot.ts';
import { remotesSeenBy } from '../remotes/visitor-group.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const forEver = { maxAge: yearMs, immutable: true };

/** Files whose addresses carry their hash: kept by browsers for ever, compressed when they were built. */
export async function fileRoutes(
  app: FastifyInstance,
  {
    shellFolders,
    remotes,
    published,
  }: { shellFolders: string[]; remotes: () => Remote[]; published?: PublishedRemotes | undefined },
) {
  await app.register(fastifyStatic, {
    root: shellFolders,
    prefix: '/_s/',
    preCompressed: true,
    ...forEver,
    cacheControl: true,
    index: false,
    wildcard: true,
    allowedPath: (path) => !/\.(map|json)$|LICENSE/.test(path),
  });

  app.get(snapshotAddress, async (request, reply) => {
    const seen = await withPreview(request, remotesSeenBy(request, remotes()), published);
    return reply.header('cache-control', 'no-store').send(toSnapshot(seen.remotes));
  });

  app.get<{ Params: { remote: string; build: string; file: string } }>(
    '/_r/:remote/:build/:file',
    async (request, reply) => {
      const { remote: name, build, file } = request.params;
      // What is not live any more, or was lost on this machine, the registry may still have.
      const folder =
        (await folderWith(file, liveBuild(remotes(), name, build))) ??
        (await folderWith(file, await published?.build(name, build)));
      if (folder !== undefined) return reply.sendFile(file, folder, forEver);
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ message: 'There is no such file.', error: 'There is no such file.' });
    },
  );
}

/** The folder of a build, when the file is there and holds what was published. */
async function folderWith(file: string, build: Remote | undefined): Promise<string | undefined> {
  const files = build?.manifest?.files ?? {};
  const described = Object.hasOwn(files, file) && files[file];
  const isThere =
    build && described && (await isAsDescribed(`${build.dist}/${file}`, described.sha384));
  return isThere ? build.dist : undefined;
}
