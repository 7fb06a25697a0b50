import { createHash } from 'node:crypto';
import { type Manifest, type Operations } from '../versions/published.input.ts';

const sha384Of = (text: string) => createHash('sha384').update(text).digest('base64');

export interface RemoteParts {
  name?: string;
  title?: string;
  version?: string;
  routes?: string[];
  script?: string;
  css?: string;
  needs?: Record<string, string>;
  operations?: Operations;
  source?: object;
  /** Signs its content, base64. */
  sign?: (content: Buffer) => string;
  /** Uploaded by file name. */
  maps?: Record<string, unknown>;
  slots?: Manifest['slots'];
  /** Whether it has a build for the server. */
  server?: boolean;
}

/** A minimal built remote: one route, one script, one style. */
export function aRemote({
  name = 'guide',
  title = 'Destination guide',
  version = '1.0.0',
  routes = ['/guide'],
  script = `self.remote_${name}={};/* ${version} */`,
  css = `:where([data-boundary="${name}"]) .${name}_page_x1{color:red}`,
  needs = { '@larkfare/remote-contract': '^1.0.0', react: '^19.0.0' },
  operations = [],
  slots,
  server,
}: RemoteParts = {}) {
  const contents = new Map([
    ['remote.aaaa.js', script],
    ['app.bbbb.css', css],
  ]);
  const build = createHash('sha256').update(script).update(css).digest('hex').slice(0, 12);
  const manifest: Manifest = {
    name,
    title,
    build,
    container: `remote_${name}`,
    chunkGlobal: `webpackChunkremote_${name}_${build}`,
    needs,
    entry: 'remote.aaaa.js',
    routes: routes.map((path) => ({ path, scripts: ['remote.aaaa.js'], styles: ['app.bbbb.css'] })),
    files: Object.fromEntries(
      [...contents].map(([file, text]) => [
        file,
        { sha384: sha384Of(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    ...(slots && { slots }),
    ...(server && {
      server: {
        path: 'server/app.cjs',
        sha384: sha384Of(script),
        bytes: Buffer.byteLength(script),
      },
    }),
  };
  if (server) contents.set('server/app.cjs', script);
  const files = new Map([...contents].map(([file, text]) => [file, Buffer.from(text)]));
  return { version, manifest, operations, files };
}
