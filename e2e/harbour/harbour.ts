import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import type { SiteProcess } from '../site-process.ts';
import { decideTrust, type Trust } from '../trust.ts';
import * as mischief from './mischief.ts';

export type Mischief = keyof typeof mischief;

const source = readFileSync(new URL('./harbour.js', import.meta.url), 'utf8');
/** As Apollo Client sends it. */
const operation = print(parse('query HarbourRegions { regions { id name __typename } }'));
const style =
  '.harbour_page{display:grid;gap:16px;justify-items:start;padding:24px}.harbour_page button{background:var(--surface);border:1px solid var(--edge)}';

/** A version of the harbour, described truly: one form to publish. */
function versionOfHarbour(version: string, does?: Mischief): FormData {
  const script = source
    .replaceAll('VERSION', version)
    .replaceAll('DOCUMENT', JSON.stringify(parse(operation, { noLocation: true })))
    .replace(
      'MISCHIEF = () => undefined',
      `MISCHIEF = ${does ? mischief[does] : '() => undefined'}`,
    );
  const files = { 'remote.js': script, 'page.css': style };
  const build = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const routes = ['/harbour', '/harbour/:place'].map((path) => ({
    path,
    scripts: ['remote.js'],
    styles: ['page.css'],
  }));
  const manifest = {
    name: 'harbour',
    title: 'The harbour',
    build,
    container: 'remote_harbour',
    chunkGlobal: `webpackChunkremote_harbour_${build}`,
    needs: { '@larkfare/remote-contract': '^1.0.0', react: '^19.0.0' },
    entry: 'remote.js',
    routes,
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        {
          sha384: createHash('sha384').update(text).digest('base64'),
          bytes: Buffer.byteLength(text),
        },
      ]),
    ),
  };
  const sha256 = createHash('sha256').update(operation).digest('hex');
  const form = new FormData();
  form.set('version', version);
  form.set('manifest', JSON.stringify(manifest));
  form.set(
    'operations',
    JSON.stringify([{ name: 'HarbourRegions', type: 'query', sha256, text: operation }]),
  );
  for (const [name, text] of Object.entries(files)) form.append('file', new Blob([text]), name);
  return form;
}

/** The harbour's team on a running site. @param token of the administrator, who may publish everything */
export function harbourTeam(site: SiteProcess, token: string) {
  const authorization = `Bearer ${token}`;
  const registry = `${site.url}/registry/v1`;
  const channel = `${registry}/channels/production`;
  const sent = async (address: string, init: RequestInit) => {
    const response = await fetch(address, init);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const publish = (version: string, does?: Mischief) =>
    sent(`${registry}/remotes/harbour/versions`, {
      method: 'POST',
      headers: { authorization },
      body: versionOfHarbour(version, does),
    });
  return {
    publish,
    /** Publishes a version and makes it live, seen by the shell's server when this is done. */
    async release(version: string, does?: Mischief) {
      const { build } = await publish(version, does);
      const { revision } = await sent(`${channel}/snapshot`, {});
      await sent(`${channel}/remotes/harbour`, {
        method: 'PUT',
        headers: {
          authorization,
          'content-type': 'application/json',
          'if-match': `"${revision}"`,
        },
        body: JSON.stringify({ version }),
      });
      return build;
    },
    /** Goes back until nothing of it is live: no version stands in for the next one. */
    async withdraw() {
      for (;;) {
        const { remotes } = await sent(`${channel}/snapshot`, {});
        if (!remotes.some(({ remote }: { remote: string }) => remote === 'harbour')) return;
        await sent(`${channel}/remotes/harbour/rollback`, {
          method: 'POST',
          headers: { authorization },
        });
      }
    },
    decide: (trust: Trust) => decideTrust(site.url, { remote: 'harbour', trust, token }),
    async previewLink(version: string): Promise<string> {
      const made = await sent(`${registry}/remotes/harbour/versions/${version}/preview`, {
        method: 'POST',
        headers: { authorization },
      });
      return site.url + made.path;
    },
  };
}
