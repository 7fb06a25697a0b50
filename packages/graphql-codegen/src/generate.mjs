import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLine, generatedModules } from './generated-modules.mjs';

/** Writes a .generated.ts beside each .graphql file of a workspace, and removes those that are left over. */
export async function generate(folder) {
  const modules = await generatedModules(folder);
  const generated = new Map(modules.map(({ path, text }) => [join(folder, path), text]));
  for (const [path, text] of generated) {
    // An unchanged file keeps its time, so that nothing is built for it.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  globSync('{src,server}/**/*.generated.ts', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => !generated.has(path) && readFileSync(path, 'utf8').startsWith(firstLine))
    .forEach((path) => rmSync(path));
}
