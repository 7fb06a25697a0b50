import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toBuild } from '@larkfare/remote-contract/remote-build';
import type { ShellBuild } from '../files/shell-build.ts';
import { encodePage } from '../page/encoded-page.ts';
import { sendPage } from '../page/send-page.ts';
import { importMap } from '../page/import-map.ts';
import { remoteStyle } from '../page/remote-style.ts';
import { styleBlock } from '../page/style-block.ts';
import { liveBuild } from '../remotes/live-build.ts';
import type { PublishedRemotes } from '../remotes/published-remotes.ts';
import type { Remote } from '../remotes/remote-folder.ts';
import { sandboxCss } from './sandbox-css.rules.ts';
import { sandboxHtml } from './sandbox-html.ts';
import { sandboxPolicy } from './sandbox-policy.ts';

type OfBuild = { Params: { remote: string; build: string } };

interface SandboxRoutesOptions {
  shell: Pick<ShellBuild, 'sandbox'>;
  remotes: () => Remote[];
  published?: PublishedRemotes | undefined;
}

/** The documents of unreviewed remotes, and the operations that each may run. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { shell, remotes, published }: SandboxRoutesOptions,
) {
  const own = shell.sandbox;
  const sandboxedBuild = async ({ params }: FastifyRequest<OfBuild>) => {
    const { remote, build } = params;
    const live = liveBuild(remotes(), remote, build);
    // Pages that were opened before a review continue using their frame.
    const known = live?.sandbox ? live : await published?.build(remote, build);
    const { manifest, sandbox, css } = known ?? {};
    return manifest && sandbox && css && { manifest, operations: sandbox.operations, css };
  };

  app.addHook('onRequest', (_request, reply, done) => {
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // Browsers warn when a document with an opaque origin asks for its own agent cluster.
      .removeHeader('origin-agent-cluster');
    done();
  });

  app.get<OfBuild>('/_sandbox/:remote/:build', async (request, reply) => {
    const remote = await sandboxedBuild(request);
    if (!remote) return reply.callNotFound();
    const { manifest } = remote;
    const styles = [
      styleBlock('sandbox.css', own.css),
      ...[...remote.css].map(([file, css]) => remoteStyle(manifest, file, sandboxCss(css))),
    ];
    const modules = importMap([toBuild(manifest)]);
    void reply.header(
      'content-security-policy',
      sandboxPolicy(own, manifest, { styles, importMap: modules }),
    );
    const html = sandboxHtml({ manifest, styles, importMap: modules, own });
    const page = await encodePage({ html, styles, status: 200, isWhole: true });
    return sendPage(request, reply, page, { 'cache-control': 'no-store' });
  });

  app.get<OfBuild>('/_sandbox/:remote/:build/operations.json', async (request, reply) => {
    const remote = await sandboxedBuild(request);
    return remote ? remote.operations : reply.callNotFound();
  });
}
