import { createHash } from 'node:crypto';
import { setTrust, type Trust } from './trust.ts';

interface HostileVersion {
  script: string;
  version?: string;
  /** Part of its files' addresses: each version has another. */
  build?: string;
  /** The GraphQL operations that it declares. */
  operations?: { name: string; text: string }[];
}

const firstBuild = 'abcdef012345';
/** Where browsers find its only file. */
export const hostileFile = `/_r/hostile/${firstBuild}/remote.js`;

export interface HostileParts {
  /** Runs when the entry is loaded. */
  atLoad?: string;
  /** The body of a component with `react`, `router`, `contract` and, as `apollo`, Apollo Client’s hooks. */
  draws: string;
  /** The paths of the routes in its code. */
  paths?: string[];
  /** The body of a component that fills every slot, with `react` and its `props`. */
  fills?: string | undefined;
}

/** A remote as small as it can be, written by hand. */
export const hostileScript = ({
  atLoad = '',
  draws,
  paths = ['/hostile'],
  fills = 'return null;',
}: HostileParts) => `(() => {
  let react, router, contract, apollo;
  const load = async ([shared]) => (shared.lib ? shared.lib() : (await shared.get())());
  ${atLoad}
  const Component = () => { ${draws} };
  const Filling = (props) => { ${fills} };
  self.remote_hostile = {
    async init(scope) {
      react = await load(Object.values(scope.react));
      apollo = await load(Object.values(scope['@apollo/client/react']));
      router = await load(Object.values(scope['react-router']));
      contract = await load(Object.values(scope['@larkfare/remote-contract']));
    },
    get: async (name) => () => name.startsWith('./slots/') ? { Component: Filling } : ({ default: { routes: ${JSON.stringify(paths)}.map((path) => ({ path, Component })) } }),
  };
})();`;

/** A remote of one file, written by hand, with one page at /hostile: one form to publish. */
function formOf({
  script,
  version = '1.0.0',
  build = firstBuild,
  operations = [],
}: HostileVersion): FormData {
  const manifest = {
    name: 'hostile',
    title: 'The hostile remote',
    build,
    container: 'remote_hostile',
    chunkGlobal: `webpackChunkremote_hostile_${build}`,
    needs: { '@larkfare/remote-contract': '^1.5.0', react: '^19.0.0' },
    entry: 'remote.js',
    routes: [{ path: '/hostile', scripts: ['remote.js'], styles: [] }],
    files: {
      'remote.js': {
        sha384: createHash('sha384').update(script).digest('base64'),
        bytes: Buffer.byteLength(script),
      },
    },
  };
  const form = new FormData();
  form.set('version', version);
  form.set('manifest', JSON.stringify(manifest));
  form.set(
    'operations',
    JSON.stringify(operations.map((each) => ({ ...each, type: 'query', sha256: '' }))),
  );
  form.append('file', new Blob([script]), 'remote.js');
  return form;
}

/** The administrator of a running site, who publishes by hand. */
export async function officeOf(url: string, password: string) {
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { method, ...init });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const json = { 'content-type': 'application/json' };
  const { token }: { token: string } = await ask('POST', '/api/auth/login', {
    headers: json,
    body: JSON.stringify({ email: 'admin@larkfare.example', password }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const versions = '/registry/v1/remotes/hostile/versions';

  return {
    /** @returns the notes of the gates @throws when one of them refuses it */
    async publish(
      remote: HostileVersion,
      trust: Trust = 'reviewed',
    ): Promise<{ gate: string; note?: string }[]> {
      const { gates } = await ask('POST', versions, { headers, body: formOf(remote) });
      const { version = '1.0.0' } = remote;
      if (trust === 'reviewed') await setTrust(url, { remote: 'hostile', version, trust, token });
      return gates;
    },
    async activate(version = '1.0.0'): Promise<void> {
      const channel = '/registry/v1/channels/production';
      const { revision } = await ask('GET', `${channel}/snapshot`);
      await ask('PUT', `${channel}/remotes/hostile`, {
        headers: { ...headers, ...json, 'if-match': `"${revision}"` },
        body: JSON.stringify({ version }),
      });
    },
    rollBack: (): Promise<{ version: string | null }> =>
      ask('POST', '/registry/v1/channels/production/remotes/hostile/rollback', { headers }),
    /** The outcomes that visitors' pages reported of a version, with their numbers. */
    async reported(version: string): Promise<Record<string, number>> {
      const reports = await ask('GET', '/registry/v1/remotes/hostile/reports', { headers });
      const all: { version: string; counts: Record<string, number> }[] = reports.versions;
      return all.find((each) => each.version === version)?.counts ?? {};
    },
    async previewLink(version = '1.0.0'): Promise<string> {
      const { path } = await ask('POST', `${versions}/${version}/preview`, { headers });
      return url + path;
    },
  };
}
