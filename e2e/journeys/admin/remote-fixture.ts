import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';

export interface RemoteFixture {
  name: string;
  title: string;
  version: string;
  path: string;
  /** Code of its screen, with React, the contract and its props as `react`, `contract` and `props`. */
  runs?: string;
  /** An expression in that code, whose value the screen shows. */
  shows?: string;
  /** The slots that its screen fills, too. */
  slots?: readonly string[];
  /** More of its manifest, of its only route, and what it was built from. */
  manifest?: object;
  route?: object;
  source?: object;
  operations?: object[];
  /** Source map of its script. */
  map?: object;
}

const sha384Of = (text: string) => createHash('sha384').update(text).digest('base64');

/** A whole remote of one screen as its build would write it, small enough to read: the heading shows its version. */
function built(remote: RemoteFixture) {
  const { name, title, version, path, runs = '', shows = 'null', slots = [], ...more } = remote;
  const container = `remote_${name}`;
  const script = `(() => {
  let shared;
  const newest = (module) => Object.values(shared[module])[0].get();
  self.${container} = {
    init(scope) { shared = scope; },
    async get() {
      const react = (await newest('react'))();
      const contract = (await newest('@larkfare/remote-contract'))();
      const { createElement } = react;
      const Screen = (props) => {
        ${runs}
        return createElement('main', { id: 'main', tabIndex: -1, className: '${name}_page' },
          createElement('h1', null, ${JSON.stringify(`${title} ${version}`)}),
          createElement('p', null, ${shows}));
      };
      // ${slots.map((slot) => `./slots/${slot}`).join(' ')}
      return () => ({ default: { routes: [{ path: '${path}', Component: Screen }] }, Component: Screen });
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
    routes: [{ path, scripts: ['remote.js'], styles: ['page.css'], ...more.route }],
    slots: slots.map((slot) => ({ slot, scripts: ['remote.js'], styles: ['page.css'] })),
    files: Object.fromEntries(
      [...contents].map(([file, text]) => [
        file,
        { sha384: sha384Of(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    ...more.manifest,
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
  const { operations = [], source, map } = remote;
  form.set('operations', JSON.stringify(operations));
  if (source) form.set('source', JSON.stringify(source));
  for (const [file, text] of contents) form.append('file', new Blob([text]), file);
  if (map) form.append('map', new Blob([JSON.stringify(map)]), 'remote.js.map');
  return request.post(`/registry/v1/remotes/${remote.name}/versions`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
}
