import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { z } from 'zod';
import { type DeploymentContext } from './gates/gate.ts';

const shellBuild = z.object({ shared: z.record(z.string(), z.string()) });
const description = z.object({
  name: z.string(),
  routes: z.array(z.object({ path: z.string() })),
  /** Served through the registry, so its paths are known from what is live. */
  published: z.boolean().default(false),
});

interface Files {
  SHELL_BUILD: string;
  API_SCHEMA: string;
  REMOTES_DIR: string;
}

/** What candidates are checked against, read from the site's builds. @throws when a file is missing or invalid */
export async function readDeploymentContext({
  SHELL_BUILD,
  API_SCHEMA,
  REMOTES_DIR,
}: Files): Promise<DeploymentContext> {
  const { shared } = shellBuild.parse(JSON.parse(await readFile(SHELL_BUILD, 'utf8')));
  const api = buildSchema(await readFile(API_SCHEMA, 'utf8'));
  const files = readdirSync(REMOTES_DIR)
    .map((name) => join(REMOTES_DIR, name, 'remote.json'))
    .filter((file) => existsSync(file));
  const remotes = await Promise.all(
    files.map(async (file) => description.parse(JSON.parse(await readFile(file, 'utf8')))),
  );
  const liveRemotes = remotes
    .filter(({ published }) => !published)
    .map(({ name, routes }) => ({ name, paths: routes.map(({ path }) => path) }));
  return { shared, api, liveRemotes };
}
