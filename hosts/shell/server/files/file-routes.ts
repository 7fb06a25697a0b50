import fastifyStatic from '@fastify/static';
import { isAsDescribed } from '@larkfare/server-kit/files';
import type { FastifyInstance } from 'fastify';
import { nonceAddress, snapshotAddress } from '../../src/page/page-data.ts';
import { liveBuild, type PublishedRemotes } from '../remotes/published-remotes.ts';
import { remotesForVisitor } from '../remotes/visitor-remotes.ts';
import { recordCode } from '../remotes/page-reports.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { toSnapshot } from '../remotes/page-remotes.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
const immutable = { maxAge: yearMs, immutable: true };

/** Files with their hash in the address, cached by browsers for a year and compressed at build time. */
export async function fileRoutes(
  app: FastifyInstance,
  {
    shellFolders,
    remotes,
    published,
  }: { shellFolders: string[]; remotes: () => Remote[]; published?: PublishedRemotes | undefined },
) {
  // Sandboxed frames, whose origin is opaque, load these files. All but the snapshot are public and the same for every visitor.
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/_[rs]\//.test(request.url) && !request.url.startsWith(snapshotAddress))
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  await app.register(fastifyStatic, {
    root: shellFolders,
    prefix: '/_s/',
    preCompressed: true,
    ...immutable,
    cacheControl: true,
    index: false,
    wildcard: true,
    allowedPath: (path) => !/\.(map|json)$|LICENSE/.test(path),
  });

  app.get(snapshotAddress, async (request, reply) => {
    const visible = await remotesForVisitor(request, remotes(), published);
    return reply.header('cache-control', 'no-store').send(toSnapshot(visible.remotes));
  });

  app.get<{ Params: { remote: string; version: string } }>(
    nonceAddress(':remote', ':version'),
    async ({ params, ip }, reply) => {
      const nonce = await published?.reports.nonceOf(params, ip);
      void reply.header('cache-control', 'no-store');
      return nonce === undefined ? reply.code(204).send() : { nonce };
    },
  );

  app.get<{ Params: { remote: string; build: string; '*': string } }>(
    '/_r/:remote/:build/*',
    async (request, reply) => {
      const { remote: name, build, '*': file } = request.params;
      // The registry may have builds that are no longer live, and files that are missing on this machine.
      const live = liveBuild(remotes(), name, build);
      const folder =
        (await folderWith(file, live)) ??
        (await folderWith(file, await published?.build(name, build)));
      if (live && file === live.manifest?.entry)
        recordCode(request, live, { all: remotes(), published });
      // A picture that is opened by its address is a document of this site.
      if (file.endsWith('.svg')) void reply.header('content-security-policy', svgPolicy);
      if (folder !== undefined) return reply.sendFile(file, folder, immutable);
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ message: 'There is no such file.', error: 'There is no such file.' });
    },
  );
}

/** The folder of a build, if the file is in it and matches the published hash. */
async function folderWith(file: string, build: Remote | undefined): Promise<string | undefined> {
  const { files = {} } = build?.manifest ?? {};
  const described = Object.hasOwn(files, file) && files[file];
  const isIntact =
    build && described && (await isAsDescribed(`${build.dist}/${file}`, described.sha384));
  return isIntact ? build.dist : undefined;
}
