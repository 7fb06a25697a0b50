import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { RemoteApp } from '@larkfare/remote-contract';
import { baseOf } from '@larkfare/remote-contract/remote-build';
import { sharedModules } from '@larkfare/remote-contract/shared';
import type { RenderRequest } from './messages.ts';
import { useServerQuery } from './server-query.ts';

const modules = {
  ...sharedModules,
  '@apollo/client/react': { ...sharedModules['@apollo/client/react'], useQuery: useServerQuery },
};

/** Those of the live versions and of some that are open or tried beside them. */
const apps = new LRUCache<string, { sha384: string; app: RemoteApp }>({ max: 8 });

/**
 * The app from a remote's server build, with the shared modules of the browser but `useQuery`. The newest build of each file is
 * cached.
 */
export function remoteAppFrom({
  name,
  build,
  file,
  sha384,
}: NonNullable<RenderRequest['remote']>): RemoteApp {
  const cached = apps.get(file);
  if (cached?.sha384 === sha384) return cached.app;
  const code = readFileSync(file);
  if (createHash('sha384').update(code).digest('base64') !== sha384)
    throw new Error(`${file} is not the file that its remote.json describes.`);
  // An address of the site, which stacks are read with.
  const app = evaluate(code.toString(), `${baseOf({ name, build })}server/app.cjs`);
  apps.set(file, { sha384, app });
  return app;
}

function evaluate(code: string, filename: string): RemoteApp {
  const module: { exports: { default?: RemoteApp } } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename });
  run(module, module.exports, requireShared);
  const app = module.exports.default;
  if (!Array.isArray(app?.routes)) throw new Error(`${filename} exports no routes.`);
  return app;
}

function requireShared(name: string): unknown {
  if (!Object.hasOwn(modules, name)) throw new Error(`'${name}' is not shared by the shell.`);
  return Reflect.get(modules, name);
}
