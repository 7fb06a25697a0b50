import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry, migrations } from '@larkfare/registry';
import { runCommand } from '@larkfare/remote-cli';
import { testDatabase } from '@larkfare/data-kit/testing';
import Fastify from 'fastify';
import { buildSchema } from 'graphql';
import { type calledAt } from './processes.ts';

const administrator = 'Bearer administrator';
const api = buildSchema('type Query { regions: [Region!]! } type Region { id: ID! name: String! }');

/** A listening registry and a partner's folder with a deploy token. */
export async function startPartner() {
  const database = await testDatabase(migrations);
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-partner-'));
  const registry = await createRegistry({
    databaseUrl: database.url,
    folder: join(folder, 'registry'),
    deploymentContext: () => ({
      shared: { react: '19.3.1', '@larkfare/remote-contract': '1.2.0' },
      api,
      liveRemotes: [{ name: 'public', paths: ['/home'] }],
    }),
    administratorOf: async ({ authorization }) =>
      authorization === administrator ? { id: '1', email: 'admin@larkfare.example' } : undefined,
    recordDeployToken: async () => undefined,
    origin: () => site,
    mayCallPrivate: true,
  });
  const server = Fastify();
  await server.register(registry.plugin);
  // The shell serves them likewise.
  server.get<{ Params: { remote: string; build: string; '*': string } }>(
    '/_r/:remote/:build/*',
    async ({ params: { remote, build, '*': file } }, reply) => {
      const published = await registry.build(remote, build);
      return published ? readFile(join(published.dist, file)) : reply.code(404).send();
    },
  );
  const site = await server.listen({ port: 0 });
  const made = await server.inject({
    method: 'POST',
    url: '/registry/v1/tokens',
    headers: { authorization: administrator },
    payload: { remote: 'weather', label: 'CI of the weather', scopes: ['publish', 'activate'] },
  });
  const { token }: { token: string } = made.json();
  const remote = join(folder, 'weather');

  const call = async (
    argv: string[],
    environment: NodeJS.ProcessEnv = { LARKFARE_SITE: site, LARKFARE_TOKEN: token },
  ) => {
    let [out, err] = ['', ''];
    const code = await runCommand(argv, {
      folder: remote,
      environment,
      out: { write: (text) => (out += text) },
      err: { write: (text) => (err += text) },
    });
    return { code, out, err };
  };

  return {
    site,
    token,
    remote,
    /** Runs the command line. @returns its output and exit code */
    call,
    /** The version that is live in production, null without one. */
    live: async () => JSON.parse((await call(['status', '--json'])).out).live,
    /** Writes sources and a build of this version. */
    build: (version: string, changes?: BuildChanges) => writeBuild(remote, version, changes),
    /** Trusts the CI of `acme/weather`. */
    trust: (issuer: string) =>
      server.inject({
        method: 'POST',
        url: '/registry/v1/trusted-publishers',
        headers: { authorization: administrator },
        payload: { remote: 'weather', issuer, project: 'acme/weather' },
      }),
    /** Sets a version to reviewed. */
    review: (version: string) =>
      server.inject({
        method: 'PUT',
        url: `/registry/v1/remotes/weather/versions/${version}/trust`,
        headers: { authorization: administrator },
        payload: { trust: 'reviewed' },
      }),
    addKey: (publicKey: string) =>
      server.inject({
        method: 'POST',
        url: '/registry/v1/signing-keys',
        headers: { authorization: administrator },
        payload: { remote: 'weather', label: 'Release', publicKey },
      }),
    lock: (reason: string) =>
      server.inject({
        method: 'PUT',
        url: '/registry/v1/channels/production/lock',
        headers: { authorization: administrator },
        payload: { reason },
      }),
    async [Symbol.asyncDispose]() {
      await server.close();
      await registry.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A partner's empty folder for the remote `weather`, with a deploy token of a running site. */
export async function partnerOf({ url, server, signIn }: ReturnType<typeof calledAt>) {
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-weather-'));
  const made = await server.inject({
    method: 'POST',
    url: '/registry/v1/tokens',
    headers: { authorization: `Bearer ${await signIn()}` },
    payload: { remote: 'weather', label: 'CI', scopes: ['publish', 'activate'] },
  });
  const { token } = made.json<{ token: string }>();

  return {
    folder,
    authorization: `Bearer ${token}`,
    /** Runs the command line, which must succeed. */
    async call(...argv: string[]) {
      let output = '';
      const write = (part: string) => (output += part);
      const environment = { LARKFARE_SITE: url, LARKFARE_TOKEN: token };
      const code = await runCommand(argv, { folder, environment, out: { write }, err: { write } });
      if (code !== 0) throw new Error(output);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

interface BuildChanges {
  css?: string;
  operations?: object[];
  needs?: Record<string, string>;
  paths?: string[];
}

/** Writes sources and a build of the remote `weather`. */
export async function writeBuild(
  folder: string,
  version: string,
  {
    operations = [],
    css = ':where([data-boundary="weather"]) .weather_page_x1{color:red}',
    needs = { react: '^19.0.0', '@larkfare/remote-contract': '^1.0.0' },
    paths = ['/weather'],
  }: BuildChanges = {},
) {
  const script = `self.remote_weather={};/* ${version} */`;
  const files = { 'remote.aaaa.js': script, 'app.bbbb.css': css };
  const build = createHash('sha256').update(script).update(css).digest('hex').slice(0, 12);
  const described = { name: 'weather', title: 'Weather', routes: paths.map((path) => ({ path })) };
  const manifest = {
    ...described,
    build,
    container: 'remote_weather',
    chunkGlobal: `webpackChunkremote_weather_${build}`,
    needs,
    entry: 'remote.aaaa.js',
    routes: paths.map((path) => ({ path, scripts: [], styles: ['app.bbbb.css'] })),
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        {
          sha384: createHash('sha384').update(text).digest('base64'),
          bytes: Buffer.byteLength(text),
        },
      ]),
    ),
  };
  await mkdir(join(folder, 'dist'), { recursive: true });
  const texts = {
    'remote.json': JSON.stringify(described),
    'package.json': JSON.stringify({ version }),
    'dist/remote.json': JSON.stringify(manifest),
    'dist/operations.json': JSON.stringify(operations),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`dist/${name}`, text])),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
}
