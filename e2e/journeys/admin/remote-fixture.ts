import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

export interface RemoteFixture {
  name: string;
  title: string;
  version: string;
  path: string;
}

const sha384Of = (text: string) => createHash('sha384').update(text).digest('base64');

/** A whole remote of one screen as its build would write it, small enough to read: the heading shows its version. */
function built({ name, title, version, path }: RemoteFixture) {
  const container = `remote_${name}`;
  const script = `(() => {
  let shared;
  const newest = (module) => Object.values(shared[module])[0].get();
  self.${container} = {
    init(scope) { shared = scope; },
    async get() {
      const { createElement } = (await newest('react'))();
      const Screen = () =>
        createElement('main', { id: 'main', tabIndex: -1, className: '${name}_page' },
          createElement('h1', null, '${title} ${version}'));
      return () => ({ default: { routes: [{ path: '${path}', Component: Screen }] } });
    },
  };
})();`;
  const style = `[data-boundary="${name}"] .${name}_page{padding:24px}`;
  const contents = new Map([
    ['remote.js', script],
    ['page.css', style],
  ]);
  const build = createHash('sha256').update(script).update(style).digest('hex').slice(0, 12);
  const manifest = {
    name,
    title,
    build,
    container,
    chunkGlobal: `webpackChunk${container}_${build}`,
    needs: { '@larkfare/remote-contract': '^1.0.0', react: '^19.0.0' },
    entry: 'remote.js',
    routes: [{ path, scripts: ['remote.js'], styles: ['page.css'] }],
    files: Object.fromEntries(
      [...contents].map(([file, text]) => [
        file,
        { sha384: sha384Of(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
  };
  return { manifest, contents };
}

/** Publishes it as a team's CI does, with its deploy token. */
export function publish(
  request: APIRequestContext,
  remote: RemoteFixture,
  token: string,
): Promise<APIResponse> {
  const { manifest, contents } = built(remote);
  const form = new FormData();
  form.set('version', remote.version);
  form.set('manifest', JSON.stringify(manifest));
  form.set('operations', '[]');
  for (const [file, text] of contents) form.append('file', new Blob([text]), file);
  return request.post(`/registry/v1/remotes/${remote.name}/versions`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
}
