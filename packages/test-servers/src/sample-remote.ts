import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteManifest } from '@larkfare/remote-contract';

const folder = fileURLToPath(new URL('../sample-remote/', import.meta.url));
const dist = join(folder, 'dist');
const root = fileURLToPath(new URL('../../../', import.meta.url));

type Change = (text: string, file: string) => string;

/** Faults that a version of the sample remote may have. */
export const faults = {
  none: (text) => text,
  'syntax error': onlyEntry(() => 'this is not ( JavaScript of remote_sample'),
  'throws at load': onlyEntry(() => 'throw new Error("A fault of remote_sample")'),
  'throws at render': (text) =>
    text.replace(
      /"Sample [\d.]+"|"A sample of "/,
      '(()=>{throw new Error("A fault of the sample")})()',
    ),
  'hangs at render': (text) => text.replace(/"Sample [\d.]+"/, '(()=>{for(;;);})()'),
  /** Its contribution beside a flight hangs once a key was pressed in it, once the browser has handled the key. */
  'hangs at a key': (text) =>
    text.replace(
      '"A sample of "',
      (words) => `(addEventListener("keyup",()=>setTimeout(()=>{for(;;);})),${words})`,
    ),
  /** Clicks its own link as soon as that is there. */
  'leads away': (text) =>
    text.replace(
      /"Sample [\d.]+"/,
      (heading) =>
        `(new MutationObserver(()=>document.querySelector('[href="/sample"]')?.click()).observe(document,{childList:true,subtree:true}),${heading})`,
    ),
  'hides the page': (text) =>
    text.replace(/"Sample [\d.]+"/, (heading) => `(document.body.hidden=true,${heading})`),
  'old React': onlyEntry((text) => text.replaceAll('^19.', '^18.')),
} satisfies Record<string, Change>;

export type Fault = keyof typeof faults;

/** Builds the sample remote with the build of every partner. */
export function buildSampleRemote(): void {
  execFileSync(
    join(root, 'node_modules/node/bin/node'),
    [join(root, 'node_modules/webpack/bin/webpack.js'), '--config', 'webpack.config.mjs'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (!existsSync(join(dist, 'remote.json'))) throw new Error('The sample remote was not built.');
}

export interface Variant {
  fault?: Fault | undefined;
  /** `far` adds a page at /sample/far. */
  furtherPage?: string;
  /** It fills a section of the home page and the place beside each flight, and has an entry in the navigation. */
  fillsSlots?: boolean;
}

/** A version of it with a correct manifest, as a form to publish. */
export function sampleVersion(
  version: string,
  { fault = 'none', furtherPage, fillsSlots = false }: Variant = {},
) {
  const { slots, ...built }: RemoteManifest = JSON.parse(
    readFileSync(join(dist, 'remote.json'), 'utf8'),
  );
  const build = createHash('sha256')
    .update(`${version} ${fault} ${furtherPage} ${fillsSlots}`)
    .digest('hex')
    .slice(0, 12);
  const change: Change = faults[fault];
  const furtherRoutes = furtherPage
    ? built.routes.map((route) => ({ ...route, path: `${route.path}/${furtherPage}` }))
    : [];
  const files = Object.keys(built.files).map((name) => {
    const text = readFileSync(join(dist, name), 'utf8')
      .replaceAll('VERSION_OF_THE_SAMPLE', `Sample ${version}`)
      .replaceAll('FURTHER_PATH_OF_THE_SAMPLE', furtherPage ?? 'nowhere')
      .replaceAll(built.build, build);
    return { name, text: change(text, name) };
  });
  const manifest: RemoteManifest = {
    ...built,
    build,
    routes: [...built.routes, ...furtherRoutes],
    ...(fillsSlots && { slots }),
    chunkGlobal: built.chunkGlobal.replaceAll(built.build, build),
    files: Object.fromEntries(files.map(({ name, text }) => [name, described(text)])),
  };

  const form = new FormData();
  form.set('version', version);
  form.set('manifest', JSON.stringify(manifest));
  form.set('operations', readFileSync(join(dist, 'operations.json'), 'utf8'));
  for (const { name, text } of files) form.append('file', new Blob([text]), name);
  for (const map of Object.keys(built.files).map((name) => `${name}.map`))
    if (map.endsWith('.js.map')) form.append('map', new Blob([readFileSync(join(dist, map))]), map);
  return { form, manifest };
}

const described = (text: string) => ({
  sha384: createHash('sha384').update(text).digest('base64'),
  bytes: Buffer.byteLength(text),
});

function onlyEntry(change: (text: string) => string): Change {
  return (text, file) => (file.startsWith('remote.') ? change(text) : text);
}
