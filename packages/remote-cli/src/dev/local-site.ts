import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contentTypeOf } from '../build/published-files.mjs';
import { UsageError } from '../command/errors.ts';
import type { DevShell } from './dev-shell.ts';
import { forwardRequest, bodyHeaders } from './forward-request.ts';
import type { LocalBuild } from './local-build.ts';
import { mappedStack } from './mapped-stack.ts';
import type { MockedApi } from './mocked-api.ts';
import {
  clientScript,
  pageWithLocalBuild,
  withLocalBuild,
  type Local,
  type RemoteOnPage,
} from './page-with-local-build.rules.ts';

interface LocalSite {
  url: string;
  close(): void;
}

interface LocalSiteOptions {
  /** The running site; without one, pages are the shell's alone and all data is made up. */
  site: URL | undefined;
  local: LocalBuild;
  shell: DevShell;
  api: MockedApi;
  port: number;
  isSandboxed: boolean;
  /** The remote's deploy token, for GraphQL operations that are not live yet. */
  token: string | undefined;
  /** Called with the stack of an error in the browser, in the places of the sources. */
  onError(stack: string): void;
  /** Called with the name of an operation that the site refuses, because it was never live. */
  onRefused(operation: string): void;
}

type Exchange = LocalSiteOptions & {
  request: IncomingMessage;
  response: ServerResponse;
  /** The requested address. */
  address: URL;
};

/** Serves the site with this remote replaced by the local build. Nothing that would change something reaches the site. */
export async function serveLocalSite(options: LocalSiteOptions): Promise<LocalSite> {
  const { port, site } = options;
  const server = createServer((request, response) => {
    // Joined as text: a path that starts with two slashes would be parsed as another host.
    const address = URL.parse(`http://${request.headers.host}${request.url}`);
    if (!address) return void response.writeHead(400).end();
    serve({ ...options, request, response, address }).catch((problem: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${site?.origin ?? 'dev'} is not responding: ${String(problem)}\n`);
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

const client = stripTypeScriptTypes(
  readFileSync(new URL('dev-client.ts', import.meta.url), 'utf8'),
);

async function serve(exchange: Exchange): Promise<unknown> {
  const { local, shell, site, request, response, address } = exchange;
  const { pathname } = address;
  if (pathname === clientScript) return sendFile(exchange, client);
  if (pathname === '/_r/larkfare-dev/changes') return streamChanges(exchange);
  if (pathname === '/_r/larkfare-dev/stack') {
    const stack = mappedStack(await text(request), local);
    exchange.onError(stack);
    return response.end(stack);
  }
  const file = ownFile(exchange);
  if (file) return sendFile(exchange, file);

  const manifest = local.manifest();
  const isFrame = manifest && pathname.startsWith(`/_sandbox/${manifest.name}/`);
  if (isFrame && pathname.endsWith('/operations.json')) {
    const operations: { text: string }[] = JSON.parse(String(local.file('operations.json')));
    return sendFile(exchange, JSON.stringify(operations.map((operation) => operation.text)));
  }
  if (isFrame) {
    const styles = Object.keys(manifest.files).filter((name) => name.endsWith('.css'));
    const css = new Map(styles.map((name) => [name, String(local.file(name))]));
    return sendPage(exchange, shell.documents.framedDocument(shell.browser, { manifest, css }));
  }
  if (pathname === '/graphql') return serveOperation(exchange);
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(204).end();
  return site ? serveFromSite(exchange, site) : serveOffline(exchange);
}

/** Only queries reach the site. Mutations get a response here, so a booking made from dev goes nowhere. */
async function serveOperation(exchange: Exchange) {
  const { site, api, token, request, response, address, onRefused } = exchange;
  const body = request.method === 'GET' ? undefined : await text(request);
  // A hash of a query is all that a browser sends by GET: without the site the response requests the text.
  const operation = body === undefined ? undefined : parsed(body);
  if (site && (operation === undefined || api.isOnlyQuery(operation))) {
    if (token) request.headers.authorization ??= `Bearer ${token}`;
    const forwarded = await forwardRequest(site, address, request, body);
    if (forwarded.status === 403) onRefused(operation?.operationName ?? 'without a name');
    return passOn(exchange, forwarded);
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  const unknown = { message: 'Unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
  return response.end(
    JSON.stringify(operation ? await api.respond(operation) : { errors: [unknown] }),
  );
}

function parsed(body: string): { query: string; operationName?: string } {
  try {
    return { query: '', ...JSON.parse(body) };
  } catch {
    return { query: '' };
  }
}

async function serveFromSite(exchange: Exchange, site: URL) {
  const { request, response, address, shell } = exchange;
  const forwarded = await forwardRequest(site, address, request);
  const local = localOf(exchange);
  const isPage = forwarded.headers.get('content-type')?.startsWith('text/html');
  const isSnapshot = address.pathname === '/_s/snapshot.json' && forwarded.ok;
  if (!local || (!isPage && !isSnapshot)) return passOn(exchange, forwarded);
  if (isSnapshot) {
    const remotes = (await forwarded.json()) as RemoteOnPage[];
    return sendFile(exchange, JSON.stringify(withLocalBuild(remotes, local)));
  }
  const policy = forwarded.headers
    .get('content-security-policy')
    ?.replace(/frame-src ([^;]*)/, (_, sources: string) =>
      sources === "'none'" ? "frame-src 'self'" : `frame-src 'self' ${sources}`,
    );
  // A site without this remote returns 404 for its paths.
  response.writeHead(forwarded.status === 404 ? 200 : forwarded.status, {
    ...bodyHeaders(forwarded),
    ...(policy && { 'content-security-policy': policy }),
    'cache-control': 'no-store',
  });
  return response.end(pageWithLocalBuild(await forwarded.text(), local, shell.browser.script));
}

function serveOffline(exchange: Exchange) {
  const { shell, address, response } = exchange;
  const local = localOf(exchange);
  const remotes = local ? withLocalBuild([], local) : [];
  if (address.pathname === '/_s/snapshot.json') return sendFile(exchange, JSON.stringify(remotes));
  if (/^\/_[rs]\//.test(address.pathname)) return response.writeHead(404).end();
  const { html, policy } = shell.documents.offlinePage(shell.browser, { address, remotes });
  const page = local ? pageWithLocalBuild(html, local, shell.browser.script) : html;
  return sendPage(exchange, { html: page, policy });
}

const localOf = ({ local, shell, isSandboxed }: Exchange): Local | undefined => {
  const manifest = local.manifest();
  return manifest && { manifest, build: shell.documents.toBuild(manifest), isSandboxed };
};

/** A file of this remote's build, or of the shell. */
function ownFile({ local, shell, address }: Exchange): Buffer | undefined {
  const [, base, ...path] = address.pathname.split('/');
  if (base === '_s' && path.length === 1) return shell.file(path[0] ?? '');
  const [remote, , file, ...more] = path;
  const isOwn = base === '_r' && remote === local.manifest()?.name && more.length === 0;
  return isOwn && file ? local.file(file) : undefined;
}

function sendFile({ response, address, isSandboxed }: Exchange, content: string | Buffer) {
  response.writeHead(200, {
    'content-type': contentTypeOf(address.pathname) ?? 'application/json',
    'cache-control': 'no-store',
    // A sandboxed frame has no origin.
    ...(isSandboxed && { 'access-control-allow-origin': '*' }),
  });
  return response.end(content);
}

function sendPage({ response }: Exchange, { html, policy }: { html: string; policy: string }) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  });
  return response.end(html);
}

async function passOn({ response }: Exchange, forwarded: Response) {
  response.writeHead(forwarded.status, bodyHeaders(forwarded));
  for await (const chunk of forwarded.body ?? []) response.write(chunk);
  return response.end();
}

/** Server-sent events (dev-client.ts): the build and the problems of now, and of each change. */
function streamChanges({ local, isSandboxed, request, response }: Exchange) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = () => {
    const news = {
      build: local.manifest()?.build,
      problems: local.problems(),
      restarts: local.restarts(),
      needsReload: isSandboxed,
    };
    response.write(`data: ${JSON.stringify(news)}\n\n`);
  };
  send();
  request.on('close', local.onChange(send));
}
