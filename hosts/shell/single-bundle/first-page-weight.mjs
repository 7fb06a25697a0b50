// node hosts/shell/single-bundle/first-page-weight.mjs: what /home weighs, federated and as one bundle (gzip).
// Both must be built: webpack in hosts/shell, remotes/public and hosts/shell/single-bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = new URL('../../../', import.meta.url);
const folders = {
  shell: new URL('hosts/shell/dist/browser/', root),
  remote: new URL('remotes/public/dist/', root),
  single: new URL('hosts/shell/dist/single-bundle/', root),
};

/** Bytes of the scripts and styles that the first page needs, compressed as a plain web server would. */
export function firstPageWeight(path = '/home') {
  const shell = json(folders.shell, 'shell.json');
  const remote = json(folders.remote, 'remote.json');
  const route = remote.routes.find((candidate) => candidate.path === path);
  const federated =
    weigh(folders.shell, [shell.script, ...shell.styles]) +
    weigh(folders.remote, [remote.entry, ...route.scripts, ...route.styles]);
  const chunk = json(new URL('remotes/public/', root), 'remote.json').routes.find(
    (candidate) => candidate.path === path,
  ).chunk;
  const files = readdirSync(folders.single).filter((file) => /\.(js|css)$/.test(file));
  const single = weigh(
    folders.single,
    files.filter((file) => file.startsWith('shell.') || file.startsWith(`${chunk}.`)),
  );
  return { federated, single, ratio: federated / single };
}

const json = (folder, file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const weigh = (folder, files) =>
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length,
    0,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { federated, single, ratio } = firstPageWeight();
  console.log(
    `/home: federated ${federated} bytes gzip, one bundle ${single}, ratio ${ratio.toFixed(3)}`,
  );
}
