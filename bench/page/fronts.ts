import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { asOneBundle } from './as-one-bundle.rules.ts';
import { type SingleBundle } from './single-bundle.ts';

export interface Front {
  url: string;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const agent = new Agent({ keepAlive: true });
const brotli = promisify(brotliCompress);

const root = new URL('../../', import.meta.url);
const shellFiles = fileURLToPath(new URL('hosts/shell/dist/browser', root));
const remoteFiles = fileURLToPath(new URL('remotes/public/dist', root));

/** The site, unchanged. Like the other front it serves the code itself, for equal latency. */
export const federatedFront = (site: string): Promise<Front> =>
  open(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', site);
    const [, owner, name = ''] = /^\/(_s|_r\/public\/\w+)\/([\w.-]+)$/.exec(pathname) ?? [];
    const file = join(owner === '_s' ? shellFiles : remoteFiles, name);
    if (owner && existsSync(file)) return sendFile(file, response);
    return passOn(await ask(site, incoming), response);
  });

/** The same site with the same first screens, whose pages load the one bundle. */
export const singleFront = (site: string, bundle: SingleBundle): Promise<Front> =>
  open(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', site);
    const file = /^\/_s\/([\w.-]+)$/.exec(pathname)?.[1];
    if (file && existsSync(join(bundle.folder, file)))
      return sendFile(join(bundle.folder, file), response);

    const isPage = incoming.headers.accept?.includes('text/html');
    const answer = await ask(site, incoming, isPage ? { 'accept-encoding': 'identity' } : {});
    if (!isPage || !answer.headers['content-type']?.startsWith('text/html'))
      return passOn(answer, response);

    const { scripts, styles } = bundle.filesOf(pathname);
    const blocks = styles.map((name) => ({
      file: name,
      css: readFileSync(join(bundle.folder, name), 'utf8'),
    }));
    const html = asOneBundle(await text(answer), {
      script: bundle.script,
      scripts,
      styles: blocks,
    });
    const packed = await brotli(html, sitesCompression);
    // Keeps all headers of the site's own page, because some cost the browser time.
    response.writeHead(answer.statusCode ?? 200, {
      ...answer.headers,
      'content-encoding': 'br',
      'content-length': packed.length,
      'content-security-policy': allowStyles(answer, blocks),
    });
    response.end(packed);
  });

/** The compression level of the site. */
const sitesCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function open(answer: Answer): Promise<Front> {
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((problem: unknown) => {
      console.error(problem);
      response.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function ask(
  site: string,
  incoming: IncomingMessage,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const passed = request(
      new URL(incoming.url ?? '/', site),
      { agent, method: incoming.method, headers: { ...incoming.headers, ...headers } },
      resolve,
    );
    passed.on('error', reject);
    incoming.pipe(passed);
  });
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
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

function allowStyles(answer: IncomingMessage, styles: readonly { css: string }[]): string {
  const hashes = styles.map(
    ({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const policy = String(answer.headers['content-security-policy'] ?? '');
  return policy.replace(/style-src [^;]*/, `style-src 'self' ${hashes.join(' ')}`);
}
