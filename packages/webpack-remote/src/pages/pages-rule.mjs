import { toRoutes } from '@larkfare/remote-cli/routes';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Makes `@larkfare/webpack-remote/pages` export the routes of the remote.json in that folder. */
export const pagesRule = (folder) => ({
  test: fileURLToPath(new URL('pages.mjs', import.meta.url)),
  use: { loader: fileURLToPath(import.meta.url), options: { folder } },
});

/** The chunk of a page, named after its file. */
export const chunkOf = (page) => basename(page, '.tsx');

export default function pagesLoader() {
  const { folder } = this.getOptions();
  const file = join(folder, 'remote.json');
  this.addDependency(file);
  const { routes } = JSON.parse(readFileSync(file, 'utf8'));
  const rows = toRoutes(routes).map(({ path, page, handle }) => {
    const load = `import(/* webpackChunkName: "${chunkOf(page)}" */ ${JSON.stringify(join(folder, page))})`;
    return `{ ...${JSON.stringify({ path, handle })}, lazy: () => ${load} }`;
  });
  return `export const pages = [${rows.join(',\n')}];`;
}
