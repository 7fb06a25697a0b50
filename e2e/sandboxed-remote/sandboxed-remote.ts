import { setTrust, type SiteProcess, type Trust } from '@larkfare/test-servers';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import * as attacks from './attacks.ts';

/** The name of an attack, or the text of a function. */
export type Attack = keyof typeof attacks | { text: string };

const textOf = (does: Attack) => (typeof does === 'object' ? does.text : String(attacks[does]));

const source = readFileSync(new URL('./sandboxed-remote.js', import.meta.url), 'utf8');
/** The form in which Apollo Client sends it. */
const operation = print(parse('query SandboxedRegions { regions { id name __typename } }'));
const own = '[data-boundary="sandboxed"] .sandboxed_page';
const style = `${own}{display:grid;gap:16px;justify-items:start;padding:24px}${own} button{background:var(--surface);border:1px solid var(--edge)}`;

/** A version of the sandboxed, described truly: one form to publish. */
function sandboxedVersion(version: string, does?: Attack): FormData {
  const script = source
    .replaceAll('VERSION', version)
    .replaceAll('DOCUMENT', JSON.stringify(parse(operation, { noLocation: true })))
    .replace(
      'ATTACK = () => undefined',
      () => `ATTACK = ${does ? textOf(does) : '() => undefined'}`,
    );
  const files = { 'remote.js': script, 'page.css': style };
  const build = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const routes = ['/sandboxed', '/sandboxed/:place'].map((path) => ({
    path,
    scripts: ['remote.js'],
    styles: ['page.css'],
  }));
  const manifest = {
    name: 'sandboxed',
    title: 'The sandboxed',
    build,
    container: 'remote_sandboxed',
    chunkGlobal: `webpackChunkremote_sandboxed_${build}`,
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
    JSON.stringify([{ name: 'SandboxedRegions', type: 'query', sha256, text: operation }]),
  );
  for (const [name, text] of Object.entries(files)) form.append('file', new Blob([text]), name);
  return form;
}

/** The sandboxed's team on a running site. @param token of the administrator, who may publish everything */
export function sandboxedTeam(site: SiteProcess, token: string) {
  const authorization = `Bearer ${token}`;
  const registry = `${site.url}/registry/v1`;
  const channel = `${registry}/channels/production`;
  const sent = async (address: string, init: RequestInit) => {
    const response = await fetch(address, init);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const publish = (version: string, does?: Attack) =>
    sent(`${registry}/remotes/sandboxed/versions`, {
      method: 'POST',
      headers: { authorization },
      body: sandboxedVersion(version, does),
    });
  return {
    publish,
    /** Publishes a version and makes it live, seen by the shell's server when this is done. */
    async release(version: string, does?: Attack) {
      const { build } = await publish(version, does);
      const { revision } = await sent(`${channel}/snapshot`, {});
      await sent(`${channel}/remotes/sandboxed`, {
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
    /** Goes back until nothing of it is live: no version takes the place of the next one. */
    async withdraw() {
      for (;;) {
        const { remotes } = await sent(`${channel}/snapshot`, {});
        if (!remotes.some(({ remote }: { remote: string }) => remote === 'sandboxed')) return;
        await sent(`${channel}/remotes/sandboxed/rollback`, {
          method: 'POST',
          headers: { authorization },
        });
      }
    },
    decide: (version: string, trust: Trust) =>
      setTrust(site.url, { remote: 'sandboxed', version, trust, token }),
    async previewLink(version: string): Promise<string> {
      const made = await sent(`${registry}/remotes/sandboxed/versions/${version}/preview`, {
        method: 'POST',
        headers: { authorization },
      });
      return site.url + made.path;
    },
  };
}
