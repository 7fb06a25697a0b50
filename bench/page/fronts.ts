import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { asOneBundle, type SingleBundle } from './single-bundle.ts';

const agent = new Agent({ keepAlive: true });
const brotli = promisify(brotliCompress);
/** The level of the site's pages from their second request on. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * A proxy of the site, unchanged or with pages that load the one bundle in the same first screens. Both serve the code
 * from its folder and a page from memory, for equal latency.
 * @returns its address
 */
export async function startFront(
  opened: AsyncDisposableStack,
  site: string,
  bundle?: SingleBundle,
): Promise<string> {
  const folders = bundle
    ? { _s: bundle.folder }
    : { _s: folder('hosts/shell/dist/browser'), _r: folder('remotes/public/dist') };
  const pages = new Map<string, ReturnType<typeof fetchPage>>();
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((problem: unknown) => {
      console.error(problem);
      response.writeHead(502).end();
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  opened.defer(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', site);
    const [, owner = '', name = ''] =
      /^\/(_s|_r)\/(?:public\/\w+\/)?([\w.-]+)$/.exec(pathname) ?? [];
    const file = join(folders[owner as '_s'] ?? '', name);
    if (owner in folders && existsSync(file)) return sendFile(file, response);

    if (incoming.headers.accept?.includes('text/html')) {
      const fetched = pages.get(incoming.url ?? '/') ?? fetchPage(site, incoming, bundle);
      pages.set(incoming.url ?? '/', fetched);
      const { status, headers, bytes } = await fetched;
      return void response.writeHead(status, headers).end(bytes);
    }
    const fromSite = await forward(site, incoming);
    response.writeHead(fromSite.statusCode ?? 502, fromSite.headers);
    fromSite.pipe(response);
  }
}

/** The site's page or that of the one bundle. Keeps all headers, because some cost the browser time. */
async function fetchPage(site: string, incoming: IncomingMessage, bundle?: SingleBundle) {
  const page = await forward(site, incoming, { 'accept-encoding': 'identity' });
  const html = await text(page);
  const policy = String(page.headers['content-security-policy']);
  const made = bundle ? inOneBundle(bundle, incoming, html, policy) : { html, policy };
  const bytes = await brotli(made.html, compression);
  return {
    status: page.statusCode ?? 502,
    headers: {
      ...page.headers,
      'content-encoding': 'br',
      'content-length': bytes.length,
      'content-security-policy': made.policy,
    },
    bytes,
  };
}

function inOneBundle(
  bundle: SingleBundle,
  { url = '/' }: IncomingMessage,
  page: string,
  policy: string,
) {
  const { scripts, styles } = bundle.filesOf(url.replace(/\?.*/, ''));
  const blocks = styles.map((file) => ({
    file,
    css: readFileSync(join(bundle.folder, file), 'utf8'),
  }));
  const hashes = blocks.map(
    ({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return {
    html: asOneBundle(page, { script: bundle.script, scripts, styles: blocks }),
    policy: policy.replace(/style-src [^;]*/, `style-src 'self' ${hashes.join(' ')}`),
  };
}

async function forward(
  site: string,
  incoming: IncomingMessage,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const forwarded = request(new URL(incoming.url ?? '/', site), {
    agent,
    method: incoming.method,
    headers: { ...incoming.headers, ...headers },
  });
  incoming.pipe(forwarded);
  const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
  return response;
}

function sendFile(path: string, response: ServerResponse): void {
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/css';
  const packed = existsSync(`${path}.br`);
  response.writeHead(200, {
    'content-type': path.endsWith('.woff2') ? 'font/woff2' : `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed && { 'content-encoding': 'br' }),
  });
  createReadStream(packed ? `${path}.br` : path).pipe(response);
}
