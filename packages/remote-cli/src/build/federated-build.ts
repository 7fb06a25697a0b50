import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RefusedError } from '../command/errors.ts';
import { contentTypeOf } from './published-files.mjs';
import { mapAfterReplacing } from './source-map.ts';
import { scopeStyles } from './scope-styles.mjs';

/** The part that is read of an mf-manifest.json, which the federation plugins of webpack, Rspack and Vite write. */
interface FederationManifest {
  metaData: { name: string; globalName?: string; remoteEntry: { name: string; type: string } };
  shared: { name: string; requiredVersion: string | false; singleton?: boolean; assets: Assets }[];
  exposes: { path: string; assets: Assets }[];
}
type Assets = Record<'js' | 'css', { sync: string[]; async: string[] }>;

/** The remote.json beside the sources. */
interface Description {
  name: string;
  title: string;
  contract?: unknown;
  routes: { path: string; parameters?: string[]; title?: string; description?: string }[];
  slots: { slot: string; component?: string }[];
}

/** The array through which webpack's and Rspack's chunks arrive, named after the package unless a build sets another name. */
const chunkList = /\b(?:webpack|rspack)Chunk\w*/g;

/**
 * Any build with an mf-manifest.json, as the registry stores remotes: styles limited to the remote, as the kit's build does,
 * and the chunk list named after the build, because two builds of a remote may meet on a page.
 * @throws RefusedError with every reason why it cannot be published
 */
export function readFederatedBuild(
  { name, title, contract, routes, slots }: Description,
  dist: string,
): {
  manifest: object & { build: string };
  files: Map<string, Buffer>;
  /** Source maps of the scripts that have one beside them: `page.js.map`. */
  maps: Map<string, Buffer>;
} {
  const built: FederationManifest = JSON.parse(
    readFileSync(join(dist, 'mf-manifest.json'), 'utf8'),
  );
  const { remoteEntry, globalName, name: container = globalName } = built.metaData;
  const app = built.exposes.find(({ path }) => path === './app');
  const problems = app
    ? []
    : ['It exposes no ./app: add it to `exposes` of the federation plugin.'];

  for (const { slot, component } of slots)
    if (component) problems.push(`Only the kit’s build can fill ${slot} with a component.`);

  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => contentTypeOf(file))
    .sort();
  const read = new Map(names.map((file) => [file, readFileSync(join(dist, file))]));
  const hash = createHash('sha256')
    .update(title)
    .update(JSON.stringify({ contract, routes, slots }));
  for (const [file, content] of read) hash.update(file).update(content);
  const build = hash.digest('hex').slice(0, 12);
  const chunkGlobal = `webpackChunk${container}_${build}`;

  const files = new Map(
    [...read].map(([file, content]) => {
      if (file.endsWith('.js'))
        return [file, Buffer.from(content.toString().replaceAll(chunkList, chunkGlobal))];
      if (!file.endsWith('.css')) return [file, content];
      const styles = scopeStyles(content.toString(), name);
      problems.push(...styles.problems.map((problem) => `${file}: ${problem}`));
      return [file, Buffer.from(styles.css)];
    }),
  );
  if (!app || problems.length > 0)
    throw new RefusedError(`This build of ${name} cannot be published.`, problems);

  const maps = new Map(
    names
      .filter((file) => file.endsWith('.js') && existsSync(join(dist, `${file}.map`)))
      .map((file) => {
        const script = String(read.get(file));
        const map = readFileSync(join(dist, `${file}.map`));
        return [
          `${file}.map`,
          mapAfterReplacing(map, { script, pattern: chunkList, by: chunkGlobal }),
        ];
      }),
  );

  const { js, css } = app.assets;
  const manifest = {
    name,
    title,
    build,
    container,
    chunkGlobal,
    contract,
    needs: Object.fromEntries(
      built.shared
        .filter((module) => module.singleton || !hasFallback(module))
        .map((module) => [module.name, module.requiredVersion || '*']),
    ),
    entry: remoteEntry.name,
    ...(remoteEntry.type === 'module' && { type: 'module' }),
    // Which chunk is which page's is not known, so all styles come with the page: none is seen without.
    routes: routes.map(({ path, parameters, title: pageTitle, description }) => ({
      path,
      scripts: js.sync,
      styles: [...css.sync, ...css.async],
      ...(parameters && { parameters }),
      ...(pageTitle && { title: pageTitle }),
      ...(description && { description }),
    })),
    slots: slots.map((slot) => ({ ...slot, scripts: [], styles: [] })),
    files: Object.fromEntries([...files].map(([file, content]) => [file, fingerprint(content)])),
  };
  return { manifest, files, maps };
}

/** Whether the build brings the shared module itself where the shell does not have it. */
const hasFallback = ({ assets: { js } }: FederationManifest['shared'][number]) =>
  js.sync.length + js.async.length > 0;

const fingerprint = (content: Buffer) => ({
  sha384: createHash('sha384').update(content).digest('base64'),
  bytes: content.length,
});
