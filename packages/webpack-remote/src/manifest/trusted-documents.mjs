import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print } from 'graphql';

/**
 * Writes the operations of a workspace as Apollo Client sends them: `[{ name, type, sha256, text }]`, read from the
 * generated modules that the remote itself imports.
 * With trusted documents enforced the gateway runs these and nothing else.
 */
export async function writeTrustedDocuments(folder, target) {
  // Finds modules by their sources: a module without a source may still be in the folder.
  const paths = globSync('src/**/*.graphql', { cwd: folder }).sort();
  const modules = await Promise.all(
    paths.map((path) => importNow(join(folder, path.replace(/graphql$/, 'generated.ts')))),
  );
  const documents = modules.flatMap((module) => Object.values(module).flatMap(trustedDocument));
  await writeFile(target, `${JSON.stringify(documents, null, 2)}\n`);
}

/** While webpack watches, a module may have been written again since it was last imported. */
const importNow = (path) => import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`);

function trustedDocument(document) {
  const [{ kind, name, operation }] = document.definitions;
  if (kind !== 'OperationDefinition') return [];
  const text = print(document);
  const sha256 = createHash('sha256').update(text).digest('hex');
  return [{ name: name.value, type: operation, sha256, text }];
}
