import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@larkfare/remote-cli';
import type { RemoteManifest } from '@larkfare/remote-contract';
import { setTrust } from '@larkfare/test-servers';

interface Team {
  remote: 'public' | 'admin';
  /** The addresses of the visitors' site and of the back office. */
  site: string;
  office?: string;
  adminToken: string;
}

/** The team of a remote that comes with the site, with its command line and a deploy token. */
export async function ownTeam({ remote, site, office = site, adminToken }: Team) {
  const folders: string[] = [];
  const response = await fetch(`${office}/registry/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ remote, label: 'Our own team', scopes: ['publish', 'activate'] }),
  });
  const { token }: { token: string } = await response.json();
  const call = async (argv: string[], { folder = folders.at(-1), by = token } = {}) => {
    let output = '';
    const out = { write: (text: string) => (output += text) };
    const environment = { LARKFARE_SITE: by === token ? site : office, LARKFARE_TOKEN: by };
    const code = await runCommand(argv, { folder: folder ?? '', environment, out, err: out });
    return { code, output };
  };
  return {
    call,
    /** Sends a request of an administrator. */
    callAsOffice: (...argv: string[]) => call(argv, { by: adminToken }),
    /** Publishes a build in which one text is another, and has it reviewed. */
    async publish(version: string, change: [from: string, to: string]) {
      folders.push(changedBuild(remote, version, change));
      const published = await call(['publish']);
      if (published.code !== 0) throw new Error(published.output);
    },
    review: (version: string) =>
      setTrust(office, { remote, version, trust: 'reviewed', token: adminToken }),
    removeFolders: () => folders.forEach((folder) => rmSync(folder, { recursive: true })),
  };
}

function changedBuild(remote: string, version: string, [from, to]: [string, string]): string {
  const source = fileURLToPath(new URL(`../remotes/${remote}`, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), `larkfare-${remote}-`));
  for (const name of ['remote.json', 'dist'])
    cpSync(join(source, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  const dist = join(folder, 'dist');
  const manifest: RemoteManifest = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const { files, server } = manifest;
  const described = { ...files, ...(server && { [server.path]: server }) };
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const entry = described[file];
    const text = entry && readFileSync(join(dist, file), 'utf8');
    if (!entry || !text?.includes(from)) continue;
    const changed = text.replaceAll(from, to);
    writeFileSync(join(dist, file), changed);
    entry.sha384 = createHash('sha384').update(changed).digest('base64');
    entry.bytes = Buffer.byteLength(changed);
  }
  const build = createHash('sha256').update(to).digest('hex').slice(0, 12);
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ ...manifest, build }));
  return folder;
}
