import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteProcess } from './site-process.ts';
import { decideTrust, type Trust } from './trust.ts';
import { type Variant, versionOfSmallRemote } from './published-remote.ts';

export type Partner = Awaited<ReturnType<typeof partnerOf>>;

/** The team of the small remote, with a deploy token of a running site; its code was looked at unless a journey says not. */
export async function partnerOf(
  site: SiteProcess,
  password: string,
  { trust = 'reviewed' }: { trust?: Trust } = {},
) {
  const asked = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(`${site.url}${path}`, { method, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const json = { 'content-type': 'application/json' };
  const signedIn = await asked('POST', '/api/auth/login', {
    headers: json,
    body: JSON.stringify({ email: 'admin@larkfare.example', password }),
  });
  const { token } = await asked('POST', '/registry/v1/tokens', {
    headers: { ...json, authorization: `Bearer ${signedIn.token}` },
    body: JSON.stringify({ remote: 'lookout', label: 'The lookout’s pipeline' }),
  });
  const decide = (decided: Trust) =>
    decideTrust(site.url, { remote: 'lookout', trust: decided, token: signedIn.token });
  if (trust === 'reviewed') await decide(trust);
  const authorization = `Bearer ${token}`;
  const channel = '/registry/v1/channels/production';

  async function publish(version: string, variant?: Variant) {
    const { form, manifest } = versionOfSmallRemote(version, variant);
    await asked('POST', '/registry/v1/remotes/lookout/versions', {
      headers: { authorization },
      body: form,
    });
    return manifest;
  }
  async function activate(version: string, more: object = {}) {
    const { revision } = await asked('GET', `${channel}/snapshot`);
    await asked('PUT', `${channel}/remotes/lookout`, {
      headers: { ...json, authorization, 'if-match': `"${revision}"` },
      body: JSON.stringify({ version, ...more }),
    });
  }

  return {
    publish,
    activate,
    /** The site's administrator has looked at its code, or takes that back. */
    decide,
    /** Publishes a version and makes it live at once. */
    async release(version: string, variant?: Variant) {
      const manifest = await publish(version, variant);
      await activate(version);
      return manifest;
    },
    /** A link to look at a version on the live site. */
    previewLink: async (version: string): Promise<string> => {
      const made = await asked('POST', `/registry/v1/remotes/lookout/versions/${version}/preview`, {
        headers: { authorization },
      });
      return site.url + made.path;
    },
    rollBack: () =>
      asked('POST', `${channel}/remotes/lookout/rollback`, { headers: { authorization } }),
    /** The registry's folder loses what browsers ask for. */
    loseFiles: (build: string) =>
      rmSync(join(site.dataFolder, 'registry', 'remotes', 'lookout', build), {
        recursive: true,
        force: true,
      }),
  };
}
