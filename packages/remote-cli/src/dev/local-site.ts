import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { contentTypeOf } from '../build/published-files.mjs';
import { UsageError } from '../command/errors.ts';
import { type LocalBuild } from './local-build.ts';
import {
  pageWithLocalBuild,
  reloadScript,
  withLocalBuild,
  type RemoteOnPage,
} from './page-with-local-build.rules.ts';
import { reloadPageScript } from './reload-page.ts';
import { forwardRequest, bodyHeaders } from './forward-request.ts';

interface LocalSite {
  url: string;
  close(): void;
}

interface LocalSiteOptions {
  port: number;
  /** The remote's deploy token, for GraphQL operations that are not live yet. */
  token: string | undefined;
}

/** Proxies the running site, with this remote replaced by the local build. */
export async function serveLocalSite(
  site: URL,
  local: LocalBuild,
  { port, token }: LocalSiteOptions,
): Promise<LocalSite> {
  const server = createServer((request, response) => {
    if (token && request.url?.startsWith('/graphql'))
      request.headers.authorization ??= `Bearer ${token}`;
    answer(site, local, request, response).catch((problem: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${site.origin} is not responding: ${String(problem)}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) =>
      reject(
        problem.code === 'EADDRINUSE'
          ? new UsageError(`Port ${port} is in use; choose another with --port.`)
          : problem,
      ),
    );
    server.listen(port, 'localhost', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${bound}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  site: URL,
  local: LocalBuild,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname } = new URL(request.url ?? '/', site);
  const manifest = local.manifest();
  if (pathname === reloadScript)
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadPageScript);
  if (pathname === '/_r/larkfare-dev/changes') return streamBuildEvents(local, request, response);
  const own = manifest && ownFile(local, manifest.name, pathname);
  if (own) return response.writeHead(200, headersOf(pathname)).end(own);

  const answered = await forwardRequest(site, request);
  const isPage = answered.headers.get('content-type')?.startsWith('text/html');
  const isSnapshot = pathname === '/_s/snapshot.json' && answered.ok;
  if (!manifest || (!isPage && !isSnapshot)) {
    response.writeHead(answered.status, bodyHeaders(answered));
    for await (const chunk of answered.body ?? []) response.write(chunk);
    return response.end();
  }
  if (isSnapshot) {
    const remotes = (await answered.json()) as RemoteOnPage[];
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify(withLocalBuild(remotes, manifest)));
  }
  // A site without this remote answers 404 for its paths.
  response.writeHead(answered.status === 404 ? 200 : answered.status, {
    ...bodyHeaders(answered),
    'cache-control': 'no-store',
  });
  return response.end(pageWithLocalBuild(await answered.text(), manifest));
}

function ownFile(local: LocalBuild, name: string, pathname: string): Buffer | undefined {
  const [, base, remote, , file, ...more] = pathname.split('/');
  return base === '_r' && remote === name && file && more.length === 0
    ? local.file(file)
    : undefined;
}

const headersOf = (pathname: string) => ({
  'content-type': contentTypeOf(pathname),
  'cache-control': 'no-store',
});

/** Server-sent events: the current build id, and each new one. */
function streamBuildEvents(local: LocalBuild, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (build: string) => response.write(`data: ${build}\n\n`);
  const present = local.manifest();
  if (present) send(present.build);
  request.on('close', local.onBuild(send));
}
