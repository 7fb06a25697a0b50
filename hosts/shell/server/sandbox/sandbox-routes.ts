import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellBuild } from '../files/shell-build.ts';
import { encodePage, sendPage } from '../page/send-page.ts';
import { liveBuild, type PublishedRemotes } from '../remotes/published-remotes.ts';
import { recordCode } from '../remotes/page-reports.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { sandboxDocument, connectionHeaders } from './sandbox-document.ts';

type OfBuild = { Params: { remote: string; build: string }; Querystring: { slot?: unknown } };

interface SandboxRoutesOptions {
  shell: Pick<ShellBuild, 'frame'>;
  remotes: () => Remote[];
  published?: PublishedRemotes | undefined;
}

/** The documents of unreviewed remotes, and the operations that each may run. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { shell, remotes, published }: SandboxRoutesOptions,
) {
  const sandboxedBuild = async ({ params }: FastifyRequest<OfBuild>) => {
    const { remote, build } = params;
    const live = liveBuild(remotes(), remote, build);
    // Pages that were opened before a review continue using their frame.
    const remoteBuild = live?.sandbox ? live : await published?.build(remote, build);
    const { manifest, sandbox, css } = remoteBuild ?? {};
    return manifest && sandbox && css && { manifest, operations: sandbox.operations, css };
  };

  app.addHook('onRequest', (_request, reply, done) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // Browsers warn when a document with an opaque origin requests its own agent cluster.
      .removeHeader('origin-agent-cluster');
    done();
  });

  app.get<OfBuild>('/_sandbox/:remote/:build', async (request, reply) => {
    const remote = await sandboxedBuild(request);
    if (!remote) return reply.callNotFound();
    const live = liveBuild(remotes(), request.params.remote, request.params.build);
    if (live) recordCode(request, live, { all: remotes(), published });
    const { html, policy, styles } = sandboxDocument(shell, remote, request.query.slot);
    void reply.headers({ 'content-security-policy': policy, ...connectionHeaders });
    const page = await encodePage({ html, styles, status: 200, isWhole: true });
    return sendPage(request, reply, page, { 'cache-control': 'no-store' });
  });

  app.get<OfBuild>('/_sandbox/:remote/:build/operations.json', async (request, reply) => {
    const remote = await sandboxedBuild(request);
    return remote ? remote.operations : reply.callNotFound();
  });
}
