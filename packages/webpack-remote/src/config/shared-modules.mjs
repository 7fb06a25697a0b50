import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from '@swc/core';

const contract = new URL('../../../remote-contract/', import.meta.url);
const require = createRequire(new URL('package.json', contract));

/**
 * Modules that the shell provides and remotes are built without.
 * `facade` is the file of remote-contract that lists which exports are shared; without it the whole module is.
 */
const modules = {
  react: {},
  'react/jsx-runtime': { versionOf: 'react' },
  'react-dom': {},
  'react-router': { facade: 'react-router' },
  '@apollo/client': { facade: 'apollo-client' },
  '@apollo/client/react': { facade: 'apollo-client-react', versionOf: '@apollo/client' },
  graphql: { facade: 'graphql' },
  '@larkfare/remote-contract': {},
};

const installedVersion = (name) =>
  name === '@larkfare/remote-contract'
    ? JSON.parse(readFileSync(new URL('package.json', contract), 'utf8')).version
    : require(`${name}/package.json`).version;

/** The installed version of each shared module. */
export const sharedVersions = () =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { versionOf = name }]) => [
      name,
      installedVersion(versionOf),
    ]),
  );

/** The names that may be imported from each shared module; undefined where all may. */
export const sharedExports = () =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { facade }]) => [name, facade && exportedNames(facade)]),
  );

function exportedNames(facade) {
  const source = readFileSync(new URL(`src/shared/${facade}.ts`, contract), 'utf8');
  // Functions of the facade stand for what is not shared.
  return parseSync(source, { syntax: 'typescript' })
    .body.filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ specifiers }) => specifiers.map(({ exported, orig }) => (exported ?? orig).value));
}
