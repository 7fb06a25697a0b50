import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { matchPath } from 'react-router';
import webpack from 'webpack';

/** The same sources built as one application, without Module Federation. */
export interface SingleBundle {
  folder: string;
  script: { file: string; integrity: string };
  /** Scripts and styles of a path's chunk, beside the application's own. */
  filesOf(path: string): { scripts: string[]; styles: string[] };
}

interface Route {
  path: string | string[];
  page: string;
}

const shell = new URL('../../hosts/shell/', import.meta.url);
const description = new URL('../../remotes/public/remote.json', import.meta.url);

/** Builds it. @throws webpack's errors */
export async function buildSingleBundle(): Promise<SingleBundle> {
  const stats = await build('webpack.config.mjs');
  const { namedChunkGroups = {}, outputPath = '' } = stats.toJson({
    all: false,
    chunkGroups: true,
    outputPath: true,
  });
  const { routes }: { routes: Route[] } = JSON.parse(readFileSync(description, 'utf8'));
  const { script, integrity } = JSON.parse(readFileSync(join(outputPath, 'shell.json'), 'utf8'));
  const filesOfChunk = (chunk: string) =>
    (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name);

  return {
    folder: outputPath,
    script: { file: script, integrity },
    filesOf(path) {
      const route = routes.find((candidate) =>
        [candidate.path].flat().some((pattern) => matchPath(pattern, path)),
      );
      const files = [
        ...filesOfChunk('shell'),
        ...(route ? filesOfChunk(basename(route.page, '.tsx')) : []),
      ];
      return {
        scripts: files.filter((file) => file.endsWith('.js') && file !== script),
        styles: files.filter((file) => file.endsWith('.css')),
      };
    },
  };
}

/** Builds React Router's server for the same screens. @returns its file, for `startChild` */
export async function buildRouterServer(): Promise<URL> {
  await build('router-server.config.mjs');
  return new URL('dist/router-server/router-server.cjs', shell);
}

async function build(name: string): Promise<webpack.Stats> {
  const file = new URL(`single-bundle/${name}`, shell);
  const { default: config }: { default: webpack.Configuration } = await import(file.href);
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error ?? !stats) reject(error ?? new Error('webpack returned nothing.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats);
      }),
    );
  });
}

interface BundleParts extends Pick<SingleBundle, 'script'> {
  scripts: readonly string[];
  styles: readonly { file: string; css: string }[];
}

/**
 * The site's HTML of a page as the one bundle would have it: the same rendered screen and data, other files.
 * The single bundle prefixes every class with the shell's name, so the remote's classes are renamed.
 * @throws if the HTML has an unexpected structure
 */
export function asOneBundle(html: string, { script, scripts, styles }: BundleParts): string {
  const ownScript = /"\/_s\/[^"]+\.js" integrity="[^"]+"/g;
  const ownPreload = /(?=<link rel="preload" as="script" href="\/_s\/)/;
  const preloads = /(?:<link rel="preload" as="script" href="\/_r\/[^>]+>\n?)+/;
  const styleBlocks = /<style data-href="[^"]+">.*?<\/style>\n?/gs;
  const remoteClass = /\bpublic_(?=[\w-]{6}(?![\w-]))/g;
  if (![ownPreload, styleBlocks, preloads, remoteClass].every((part) => html.search(part) >= 0))
    throw new Error('The HTML of the site has changed; this comparison has to follow it.');

  const announced = scripts.map(
    (file) =>
      `<link rel="preload" as="script" href="/_s/${file}" crossorigin="anonymous" media="print">`,
  );
  const blocks = styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`);
  return html
    .replace(preloads, () => announced.join('\n'))
    .replaceAll(styleBlocks, '')
    .replaceAll(remoteClass, 'shell_')
    .replaceAll(ownScript, () => `"/_s/${script.file}" integrity="${script.integrity}"`)
    .replace(ownPreload, () => `${blocks.join('\n')}\n`);
}
