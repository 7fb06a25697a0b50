import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@larkfare/service-kit';
import { type S3Options } from '@larkfare/service-kit/s3';
import { testDatabase } from '@larkfare/service-kit/testing';
import Fastify from 'fastify';
import { buildSchema } from 'graphql';
import { createRegistry, migrations, type World } from '../index.ts';
import { makeDeployToken } from '../tokens/deploy-tokens.ts';
import { aRemote, type RemoteParts } from './a-remote.ts';

export const administrator = 'Bearer administrator';

const api = buildSchema('type Query { regions: [Region!]! } type Region { id: ID! name: String! }');

export const usualWorld: World = {
  shared: { react: '19.3.1', '@larkfare/remote-contract': '1.1.0' },
  api,
  neighbours: [{ name: 'public', paths: ['/home', '/flight/:id'] }],
};

export interface WorldOptions {
  /** Migrated already; one of its own without it. */
  databaseUrl?: string;
  s3?: S3Options;
}

/** A registry on a database and a folder of its own, asked through its doors. */
export async function registryWorld({ databaseUrl, s3 }: WorldOptions = {}) {
  const database = databaseUrl
    ? { url: databaseUrl, drop: async () => undefined }
    : await testDatabase(migrations);
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-registry-'));
  let now = usualWorld;
  const registry = await createRegistry({
    databaseUrl: database.url,
    folder,
    s3,
    world: () => now,
    administratorOf: async ({ authorization }) =>
      authorization === administrator ? { id: '1', email: 'admin@larkfare.example' } : undefined,
  });
  const server = Fastify();
  await server.register(registry.plugin);
  const db = await openDatabase({ url: database.url, schema: 'registry', poolSize: 2 });
  const { token } = await makeDeployToken(db, {
    remote: 'guide',
    title: 'Destination guide',
    label: 'CI of the guide',
    createdBy: 'admin@larkfare.example',
  });
  const deploy = `Bearer ${token}`;

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    {
      body,
      headers = {},
      remoteAddress,
    }: { body?: object; headers?: Record<string, string>; remoteAddress?: string } = {},
  ) =>
    server.inject({
      method,
      url: `/registry/v1${path}`,
      headers,
      ...(remoteAddress && { remoteAddress }),
      ...(body && { payload: body }),
    });

  const upload = async (path: string, parts: RemoteParts, authorization = deploy) => {
    const { version, manifest, operations, files } = aRemote(parts);
    const form = new FormData();
    form.set('version', version);
    form.set('manifest', JSON.stringify(manifest));
    form.set('operations', JSON.stringify(operations));
    for (const [name, file] of files) form.append('file', new Blob([new Uint8Array(file)]), name);
    const sent = new Request('http://registry', { method: 'POST', body: form });
    return server.inject({
      method: 'POST',
      url: `/registry/v1${path}`,
      headers: { authorization, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
  };

  return {
    registry,
    server,
    databaseUrl: database.url,
    folder,
    /** The shell or the graph becomes another. */
    change(changed: Partial<World>) {
      now = { ...now, ...changed };
    },
    db,
    deploy,
    send,
    check: (parts: RemoteParts = {}) => upload('/remotes/guide/check', parts),
    publish: (parts: RemoteParts = {}, authorization = deploy) =>
      upload(`/remotes/${parts.name ?? 'guide'}/versions`, parts, authorization),
    activate: (version: string, revision: number, authorization = deploy) =>
      send('PUT', '/channels/production/remotes/guide', {
        body: { version },
        headers: { authorization, 'if-match': `"${revision}"` },
      }),
    decide: (trust: string, { remote = 'guide', authorization = administrator } = {}) =>
      send('PUT', `/remotes/${remote}/trust`, { body: { trust }, headers: { authorization } }),
    rollBack: (version?: string) =>
      send('POST', '/channels/production/remotes/guide/rollback', {
        body: { version },
        headers: { authorization: deploy },
      }),
    async close() {
      await server.close();
      await registry.close();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type RegistryWorld = Awaited<ReturnType<typeof registryWorld>>;
