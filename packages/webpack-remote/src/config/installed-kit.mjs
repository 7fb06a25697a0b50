import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why the installed kit differs from package.json and the `kit` folder. npm recognises a package by its lock: a file of the
 * kit that is replaced under its name is never read again, not even by `npm ci`, which takes the old one from its cache.
 * @returns nothing inside the site's repository, which has the sources themselves
 */
export function kitProblems(folder) {
  const lock = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return [];
  const { dependencies = {} } = readJson(join(folder, 'package.json'));
  const installed = Object.entries(readJson(lock).packages).flatMap(([path, entry]) => {
    const [name] = /@larkfare\/[^/]+$/.exec(path) ?? [];
    return name && !entry.link ? [{ name, ...entry }] : [];
  });
  const versions = new Set(installed.map(({ version }) => version));
  return [
    ...(versions.size > 1
      ? [
          `The packages of the kit belong together, and these are installed: ${installed.map(({ name, version }) => `${name} ${version}`).join(', ')}. Run larkfare-remote upgrade.`,
        ]
      : []),
    ...installed.flatMap(({ name, resolved = '', integrity = '' }) => {
      const spec = dependencies[name] ?? '';
      if (!spec.startsWith('file:')) return [];
      const file = spec.replace('file:', './');
      if (resolved === spec && integrity === integrityOf(join(folder, file))) return [];
      return [`${name} is not installed from ${file}: run npm install ${file}`];
    }),
  ];
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const integrityOf = (file) =>
  existsSync(file) && `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
