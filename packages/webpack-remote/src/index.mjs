import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toRoutes } from '@larkfare/remote-cli/routes';
import { browserConfig } from './config/browser-config.mjs';
import { kitProblems } from './config/installed-kit.mjs';
import { serverConfig } from './config/server-config.mjs';

export { minimizer } from './config/minimizer.mjs';
export { cache, repository, resolve, scriptRule, styleRules } from './config/rules.mjs';
export { sharedVersions } from './config/shared-modules.mjs';
export { compressTexts } from '@larkfare/remote-cli/published-files';
export { fingerprint } from './manifest/remote-manifest-plugin.mjs';
export { pagesRule } from './pages/pages-rule.mjs';

/**
 * The whole webpack configuration of a remote, read together with the remote.json of its folder.
 *
 * @param {{ name: string, folder: URL | string, isServerRendered?: boolean }} options
 *   `name` is the remote's lower-case word; `folder` is the workspace, usually `new URL('.', import.meta.url)`;
 *   `isServerRendered` is false for a remote whose screens require sign-in.
 * @throws when the name differs from that in remote.json, or the installed kit is not the one of the folder
 *
 * @example
 * // remotes/public/webpack.config.mjs
 * export default remoteConfig({ name: 'public', folder: new URL('.', import.meta.url) });
 */
export function remoteConfig({ name, folder: address, isServerRendered = true }) {
  const folder = address instanceof URL ? fileURLToPath(address) : address;
  const remote = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  remote.routes = toRoutes(remote.routes);
  if (remote.name !== name)
    throw new Error(`remote.json is called '${remote.name}', not '${name}'.`);
  const problems = kitProblems(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // Set by `larkfare-remote dev` alone: NODE_ENV might be set for a build that is published.
  const isDevelopment = process.env.LARKFARE_DEV === '1';
  const configFile = join(folder, 'webpack.config.mjs');
  const options = { name, folder, remote, configFile, isDevelopment };
  const browser = browserConfig(options);
  return isServerRendered && !isDevelopment
    ? [serverConfig(options), browser]
    : { ...browser, dependencies: [] };
}
