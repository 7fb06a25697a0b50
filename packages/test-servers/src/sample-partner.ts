import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteProcess } from './site-process.ts';
import { setTrust, type Trust } from './trust.ts';
import { type Variant, sampleVersion } from './sample-remote.ts';

export type SamplePartner = Awaited<ReturnType<typeof samplePartner>>;

/** The team of the sample remote, with a deploy token of a running site. Its versions are reviewed by default. */
export async function samplePartner(
  site: Pick<SiteProcess, 'url' | 'dataFolder'>,
  password: string,
  { trust = 'reviewed' }: { trust?: Trust } = {},
) {
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${site.url}${path}`, { method, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const json = { 'content-type': 'application/json' };
  const signedIn = await call('POST', '/api/auth/login', {
    headers: json,
    body: JSON.stringify({ email: 'admin@larkfare.example', password }),
  });
  const deployToken = async (remote: string): Promise<string> => {
    const created = await call('POST', '/registry/v1/tokens', {
      headers: { ...json, authorization: `Bearer ${signedIn.token}` },
      body: JSON.stringify({
        remote,
        label: `The pipeline of ${remote}`,
        scopes: ['publish', 'activate'],
      }),
    });
    return created.token;
  };
  const decide = (version: string, decided: Trust, remote = 'sample') =>
    setTrust(site.url, { remote, version, trust: decided, token: signedIn.token });
  const authorization = `Bearer ${await deployToken('sample')}`;
  const channel = '/registry/v1/channels/production';

  async function publish(version: string, variant?: Variant) {
    const { form, manifest } = sampleVersion(version, variant);
    await call('POST', '/registry/v1/remotes/sample/versions', {
      headers: { authorization },
      body: form,
    });
    if (trust === 'reviewed') await decide(version, trust);
    return manifest;
  }
  async function activate(version: string, more: object = {}) {
    const { revision } = await call('GET', `${channel}/snapshot`);
    await call('PUT', `${channel}/remotes/sample`, {
      headers: { ...json, authorization, 'if-match': `"${revision}"` },
      body: JSON.stringify({ version, ...more }),
    });
  }

  return {
    publish,
    activate,
    deployToken,
    /** The site's administrator reviews a version or withdraws the review. */
    decide,
    /** Publishes and activates a version. */
    async release(version: string, variant?: Variant) {
      const manifest = await publish(version, variant);
      await activate(version);
      return manifest;
    },
    /** A link that previews a version on the live site. */
    previewLink: async (version: string): Promise<string> => {
      const preview = await call(
        'POST',
        `/registry/v1/remotes/sample/versions/${version}/preview`,
        {
          headers: { authorization },
        },
      );
      return site.url + preview.path;
    },
    /** Where visitors' pages of a version failed, as the registry groups and maps it. */
    errorsOf: async (version: string): Promise<{ place: string; sample: { routes: string[] } }[]> =>
      (
        await call('GET', `/registry/v1/remotes/sample/errors?version=${version}`, {
          headers: { authorization },
        })
      ).errors,
    /** The outcomes that visitors' pages reported of a version, with their numbers. */
    async reported(version: string): Promise<Record<string, number>> {
      const { versions } = await call('GET', '/registry/v1/remotes/sample/reports', {
        headers: { authorization },
      });
      const all: { version: string; counts: Record<string, number> }[] = versions;
      return all.find((each) => each.version === version)?.counts ?? {};
    },
    rollBack: () =>
      call('POST', `${channel}/remotes/sample/rollback`, { headers: { authorization } }),
    /** Deletes a build's files from the registry's folder. */
    loseFiles: (build: string) =>
      rmSync(join(site.dataFolder, 'registry', 'remotes', 'sample', build), {
        recursive: true,
        force: true,
      }),
  };
}
