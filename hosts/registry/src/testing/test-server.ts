import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash, signedText } from '@larkfare/remote-cli/content-hash';
import { openDatabase } from '@larkfare/data-kit/database';
import { testDatabase } from '@larkfare/data-kit/testing';
import { type S3Options } from '@larkfare/server-kit/s3';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { buildSchema } from 'graphql';
import { type z } from 'zod';
import {
  createRegistry,
  migrations,
  type DeploymentContext,
  type RegistryOptions,
} from '../index.ts';
import { createDeployToken, type Scope } from '../trust/deploy-tokens.ts';
import { aRemote, type RemoteParts } from './a-remote.ts';

export const administrator = 'Bearer administrator';

const api = buildSchema('type Query { regions: [Region!]! } type Region { id: ID! name: String! }');

export const defaultDeployment: DeploymentContext = {
  shared: { react: '19.3.1', '@larkfare/remote-contract': '1.1.0' },
  api,
  liveRemotes: [{ name: 'public', paths: ['/home', '/flight/:id'] }],
};

interface TestServerOptions extends Pick<
  RegistryOptions,
  'mail' | 'mayCallPrivate' | 'channel' | 'requestsPerMinute'
> {
  /** A migrated database; a new one by default. */
  databaseUrl?: string;
  s3?: S3Options;
}

/** A registry with its own database and folder, called over HTTP. */
export async function startTestServer({ databaseUrl, s3, ...options }: TestServerOptions = {}) {
  const database = databaseUrl
    ? { url: databaseUrl, drop: async () => undefined }
    : await testDatabase(migrations);
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-registry-'));
  let deployment = defaultDeployment;
  const securityLog: string[] = [];
  const registry = await createRegistry({
    databaseUrl: database.url,
    folder,
    s3,
    ...options,
    deploymentContext: () => deployment,
    administratorOf: async ({ authorization }) =>
      authorization === administrator ? { id: '1', email: 'admin@larkfare.example' } : undefined,
    origin: () => 'https://www.larkfare.example',
    recordDeployToken: async (_, { kind, detail }) => {
      securityLog.push(`${kind} ${detail}`);
    },
  });
  // The same as in our servers, for the tokens of preview links.
  const http = Fastify({ routerOptions: { maxParamLength: 500 } });
  http.addHook('onSend', checkResponse);
  await http.register(registry.plugin);
  const db = await openDatabase({ url: database.url, schema: 'registry', poolSize: 2 });
  const tokenWith = async (scopes: Scope[]) => {
    const { token } = await createDeployToken(db, {
      remote: 'guide',
      title: 'Destination guide',
      label: 'CI of the guide',
      scopes,
      days: 90,
      createdBy: 'admin@larkfare.example',
    });
    return `Bearer ${token}`;
  };
  const deploy = await tokenWith(['publish', 'activate', 'notify']);

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    {
      body,
      headers = {},
      remoteAddress,
    }: { body?: object; headers?: Record<string, string>; remoteAddress?: string } = {},
  ) =>
    http.inject({
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
    if (parts.source) form.set('source', JSON.stringify(parts.source));
    const signature = parts.sign?.(
      signedText(manifest.name, version, contentHash({ manifest, operations })),
    );
    if (signature) form.set('signature', signature);
    for (const [name, file] of files) form.append('file', new Blob([new Uint8Array(file)]), name);
    for (const [name, map] of Object.entries(parts.maps ?? {}))
      form.append('map', new Blob([JSON.stringify(map)]), name);
    const sent = new Request('http://registry', { method: 'POST', body: form });
    return http.inject({
      method: 'POST',
      url: `/registry/v1${path}`,
      headers: { authorization, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
  };

  const publish = (parts: RemoteParts = {}, authorization = deploy) =>
    upload(`/remotes/${parts.name ?? 'guide'}/versions`, parts, authorization);

  const activate = (version: string, revision: number, authorization = deploy) =>
    send('PUT', '/channels/production/remotes/guide', {
      body: { version },
      headers: { authorization, 'if-match': `"${revision}"` },
    });

  return {
    registry,
    http,
    databaseUrl: database.url,
    folder,
    /** Recorded events of deploy tokens. */
    securityLog,
    /** Changes the shell or the API that remotes are checked against. */
    redeploy(changes: Partial<DeploymentContext>) {
      deployment = { ...deployment, ...changes };
    },
    db,
    deploy,
    tokenWith,
    send,
    check: (parts: RemoteParts = {}) => upload('/remotes/guide/check', parts),
    publish,
    activate,
    /** Publishes and activates these versions one after the other, the first at revision 0. */
    async goLive(...versions: string[]) {
      for (const [revision, version] of versions.entries()) {
        await publish({ version });
        await activate(version, revision);
      }
    },
    decide: (
      trust: string,
      { remote = 'guide', version = '1.0.0', authorization = administrator } = {},
    ) =>
      send('PUT', `/remotes/${remote}/versions/${version}/trust`, {
        body: { trust },
        headers: { authorization },
      }),
    decideAvailability: (
      availability: string,
      {
        version = '1.1.0',
        remote = 'guide',
        authorization = deploy,
        reason = 'It shows wrong times.',
      } = {},
    ) =>
      send('PUT', `/remotes/${remote}/versions/${version}/availability`, {
        body: { availability, reason },
        headers: { authorization },
      }),
    /** A report from a page that was sent to this address. */
    report(
      outcome: string,
      {
        version,
        address,
        headers = {},
        error,
      }: {
        version: string;
        address: string;
        headers?: Record<string, string>;
        error?: unknown;
      },
    ) {
      const sent = { remote: 'guide', version };
      const nonce = registry.reports.sent(sent, address, Date.now() - 1000);
      return send('POST', '/reports', {
        body: { ...sent, outcome, nonce, ...(error !== undefined && { error }) },
        remoteAddress: address,
        headers,
      });
    },
    rollBack: (version?: string) =>
      send('POST', '/channels/production/remotes/guide/rollback', {
        body: { version },
        headers: { authorization: deploy },
      }),
    async close() {
      await http.close();
      await registry.close();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Every response of the tests is as the OpenAPI document describes it. */
async function checkResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { response } = (request.routeOptions.schema ?? {}) as {
    response?: Record<string, z.ZodType>;
  };
  const { statusCode: status } = reply;
  const shape = response?.[status] ?? (status >= 400 ? response?.['4XX'] : undefined);
  if (shape && typeof payload === 'string' && payload !== '') shape.parse(JSON.parse(payload));
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
