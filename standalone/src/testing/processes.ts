import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type OutgoingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { email, password } from './whole-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts one of the site's programs in a separate process, which ends with `opened`, and waits until it is ready. */
export async function startProcess(
  opened: AsyncDisposableStack,
  program: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = opened.adopt(
    spawn(process.execPath, ['--import', './scripts/swc-hook.mjs', ...program], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    end,
  );
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  for await (const line of createInterface(child.stdout)) if (line.includes('is ready at')) return;
  throw new Error(errors.join(''));
}

/** A site at an address, called as the tests call one in their own process. */
export function calledAt(url: string) {
  const inject = (request: string | InjectOptions) => send(url, request);
  return {
    url,
    server: { inject },
    /** A token of a new session. */
    async signIn() {
      const payload = { email, password };
      const answer = await inject({ method: 'POST', url: '/api/auth/login', payload });
      return answer.json<{ token: string }>().token;
    },
  };
}

/** Does the same as Fastify's `inject`, over the network. */
async function send(site: string, request: string | InjectOptions) {
  const options = typeof request === 'string' ? { url: request } : request;
  const { method = 'GET', url, query = {}, headers = {}, payload, remoteAddress } = options;
  const address = new URL(String(url), site);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const isJson = payload !== undefined && !Buffer.isBuffer(payload);
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(remoteAddress && { 'x-forwarded-for': remoteAddress }),
      ...(headers as Record<string, string>),
    },
    ...(payload !== undefined && {
      body: isJson ? JSON.stringify(payload) : new Uint8Array(payload as Buffer),
    }),
  });
  const body = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers) as OutgoingHttpHeaders,
    body,
    json: (() => JSON.parse(body)) as LightMyRequestResponse['json'],
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} ended with ${code}.`);
}
