import {
  bearerToken,
  sessionSecretFrom,
  type AdministratorOf,
} from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type AddRoute, errorShape, httpApi, HttpError } from '@larkfare/server-kit/http';
import { scopes } from '@larkfare/remote-cli/registry-api';
import { isStorable } from '@larkfare/text-rules';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayTokenActivate } from '../versions/own-remotes.rules.ts';
import { holderOf, type Scope } from './deploy-tokens.ts';
import { InvalidUpload } from '../versions/to-candidate.ts';
import { gateResult } from './responses.ts';
import { type DataSource } from 'typeorm';

/** Administrators and the holders of a deploy token with a scope. A reviewer is an administrator: no team reviews itself. */
type Caller = Scope | 'any token' | 'reviewer' | 'administrator';

export interface Author {
  name: string;
  /** The deploy token; undefined for administrators. */
  token?: { id: string; scopes: readonly Scope[] };
}

interface Context {
  /** The caller's headers, for the content service. */
  caller: RequestHeaders;
  /** Whether the request has a valid deploy token or an administrator's: only they may read the authors of changes. */
  isAuthenticated(): Promise<boolean>;
}

interface Access {
  db: DataSource;
  administratorOf: AdministratorOf;
}

/** The database, and the refresh of this server after a change. */
export interface LiveVersions {
  db: DataSource;
  /** Resolves once this server serves the latest revision. */
  refresh(): Promise<void>;
}

export interface RegistryApi {
  route: AddRoute<Caller, Author, Context, Date>;
  /** For routes that browsers open rather than programs. */
  server: FastifyInstance;
}

/** Stable: programs act on these, people read the message. */
const codes: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'not-authenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale-revision',
  413: 'too-large',
  415: 'unsupported-media-type',
  422: 'not-publishable',
  428: 'revision-required',
  429: 'too-many-requests',
  503: 'unavailable',
};

export async function registryApi(server: FastifyInstance, context: Access): Promise<RegistryApi> {
  const route = await httpApi<Caller, Author, Context, Date>(server, {
    description: {
      title: 'Registry of remotes',
      version: '1',
      description:
        'Publishes, checks, activates and withdraws versions of remotes. Errors have a stable `code`. ' +
        'A change of a channel names the revision that it is based on as If-Match.',
      securitySchemes: {
        deployToken: {
          description: 'A deploy token of the remote, with the scope that is named.',
        },
        administrator: {
          description: 'The token that POST /api/auth/login returns, with its session cookie.',
        },
      },
    },
    errors: {
      codes,
      toHttpError(error) {
        if (error instanceof InvalidUpload)
          return new HttpError(422, error.message, { problems: error.problems });
        return error.statusCode === 413
          ? new HttpError(413, 'This request is too large: see the budgets of a remote.')
          : undefined;
      },
      // Usually an unavailable database or bucket.
      toFailure: () =>
        new HttpError(
          503,
          'The registry is unavailable. What is live stays live. Please try again in a moment.',
        ),
    },
    errorShape: errorShape.extend({
      code: z.enum([...new Set([...Object.values(codes), 'refused'])]).describe('Stable.'),
      problems: z.array(z.string()).optional().describe('Of an upload.'),
      gates: z.array(gateResult).optional().describe('If a gate was not passed.'),
      revision: z.int().optional().describe('Of the channel, if another was expected.'),
    }),
    securityOf(caller): Record<string, readonly string[]> {
      if (caller === 'administrator' || caller === 'reviewer') return { administrator: [] };
      return { deployToken: caller === 'any token' ? [] : [caller] };
    },
    authorise: (request, callers) => authorOf(context, request, callers),
    context: (request) => ({
      caller: callerHeaders(request),
      isAuthenticated: () =>
        authorOf(context, request, ['any token', 'administrator']).then(Boolean, rejectUnlessHttp),
    }),
  });
  server.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    // The reports of pages are cleaned instead.
    const isForBrowsers = (routeOptions.schema as { hide?: boolean } | undefined)?.hide;
    if (!isForBrowsers && !isStorable([params, query, body]))
      throw new HttpError(
        400,
        'The request holds characters that cannot be stored, or is nested too deeply.',
      );
  });
  return { route, server };
}

function rejectUnlessHttp(problem: unknown): false {
  if (problem instanceof HttpError) return false;
  throw problem;
}

/** The author of a request: the holder of a deploy token with the scope of the route, or an administrator. */
async function authorOf(
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

export const unknownVersion = () =>
  new HttpError(
    404,
    'This version was never published. Publish it, or name a published one: larkfare-remote status and GET /registry/v1/remotes/{remote}/versions list them.',
  );

export const withdrawnError = (
  remote: string,
  version: string,
  { availability, reason }: { availability: string; reason: string },
) => new HttpError(409, `${remote} ${version} was ${availability}: ${reason}`);

/** The header of a change that is based on a revision. */
export const ifMatch = z.looseObject({
  'if-match': z
    .string()
    .optional()
    .describe('The revision that the change is based on: 12, or an ETag such as "production-12".'),
});

export function revisionOf({ 'if-match': etag = '' }: z.output<typeof ifMatch>) {
  const [, revision] = /^(?:W\/)?"?(?:[a-z][a-z0-9-]*-)?(\d{1,9})"?$/.exec(etag) ?? [];
  return revision === undefined ? undefined : Number(revision);
}

/** @throws HttpError without a revision */
export function requireRevision(headers: z.output<typeof ifMatch>): number {
  const revision = revisionOf(headers);
  if (revision === undefined)
    throw new HttpError(428, 'Send the revision the change is based on as If-Match.');
  return revision;
}
