import {
  bearerToken,
  sessionSecretFrom,
  type AdministratorOf,
} from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { HttpError } from '@larkfare/server-kit/http';
import { scopes } from '@larkfare/remote-cli/registry-api';
import { type FastifyRequest } from 'fastify';
import { type DataSource } from 'typeorm';
import { mayTokenActivate } from '../versions/own-remotes.rules.ts';
import { holderOf, type Scope } from './deploy-tokens.ts';

/** Administrators and the holders of a deploy token with a scope. A reviewer is an administrator: no team reviews itself. */
export type Caller = Scope | 'any token' | 'reviewer' | 'administrator';

export interface Author {
  name: string;
  /** The deploy token; undefined for administrators. */
  token?: { id: string; scopes: readonly Scope[] };
}

export interface Access {
  db: DataSource;
  administratorOf: AdministratorOf;
}

/** The author of a request: the holder of a deploy token with the scope of the route, or an administrator. */
export async function authorOf(
  { db, administratorOf }: Access,
  request: FastifyRequest,
  callers: readonly Caller[],
): Promise<Author> {
  const isForTeams = callers.some((caller) => caller !== 'administrator');
  const holder = isForTeams && (await holderOf(db, bearerToken(request.headers.authorization)));
  if (holder) {
    if (callers.includes('reviewer'))
      throw new HttpError(403, 'Only administrators can review versions.');
    const scope = scopes.find((each) => callers.includes(each));
    if (scope) requireScope(holder, scope, (request.params as { remote?: string }).remote);
    return { name: `${holder.label} (${holder.remote})`, token: holder };
  }
  const administrator = await administratorOf(callerHeaders(request));
  if (administrator) return { name: administrator.email };
  throw new HttpError(
    401,
    isForTeams && !callers.includes('reviewer')
      ? 'Please send a deploy token of this remote that is not revoked and has not ended.'
      : 'Please sign in.',
  );
}

/** @throws HttpError unless a deploy token of this remote has the scope */
export function requireScope(
  holder: { remote?: string; scopes: readonly Scope[] },
  scope: Scope,
  remote: string | undefined,
): void {
  if (holder.remote !== remote)
    throw new HttpError(403, 'This deploy token belongs to another remote.');
  if (!holder.scopes.includes(scope))
    throw new HttpError(403, `This deploy token may not ${scope}: it lacks that scope.`);
  if (scope === 'activate' && !mayTokenActivate(remote ?? ''))
    throw new HttpError(403, 'Administrators decide which version of this remote is live.');
}

export const callerHeaders = ({ headers, ip }: FastifyRequest): RequestHeaders => ({
  'x-client-address': ip,
  'x-client-agent': headers['user-agent'],
  authorization: headers.authorization,
  'x-session-secret': sessionSecretFrom(headers.cookie),
});
