import { type RecordDeployToken } from '@larkfare/server-kit/administrator';
import { type AddRoute, errorShape, httpApi, HttpError } from '@larkfare/server-kit/http';
import { isStorable } from '@larkfare/text-rules';
import { type FastifyInstance } from 'fastify';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { InvalidUpload } from '../versions/to-candidate.ts';
import { findVersion, type PublishedVersion, unknownVersion } from '../versions/versions.ts';
import { withdrawnError } from '../versions/withdrawals.ts';
import { type Access, type Author, authorOf, type Caller, callerHeaders } from './callers.ts';
import { gateResult } from './responses.ts';

/** Each handler gets this beside the parts of the request. */
interface Context {
  /** Whether the request has a valid deploy token or an administrator's: only they may read the authors of changes. */
  isAuthenticated(): Promise<boolean>;
  /** The version that the path names. @throws HttpError if it was never published */
  publishedVersion(): Promise<PublishedVersion>;
  /** The same. @throws HttpError if it was yanked or taken down */
  offeredVersion(): Promise<PublishedVersion>;
  /** Writes to the administrator's security log, before the change that it describes. */
  recordDeployToken(event: Parameters<RecordDeployToken>[1]): Promise<void>;
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

export async function registryApi(
  server: FastifyInstance,
  access: Access & { recordDeployToken: RecordDeployToken },
): Promise<RegistryApi> {
  const { db } = access;
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
    authorise: (request, callers) => authorOf(access, request, callers),
    context(request) {
      const { remote = '', version = '' } = request.params as { remote?: string; version?: string };
      const publishedVersion = async () => {
        const published = await findVersion(db, remote, version);
        if (!published) throw unknownVersion();
        return published;
      };
      return {
        publishedVersion,
        async offeredVersion() {
          const published = await publishedVersion();
          if (published.withdrawn) throw withdrawnError(published, published.withdrawn);
          return published;
        },
        isAuthenticated: () =>
          authorOf(access, request, ['any token', 'administrator']).then(Boolean, rejectUnlessHttp),
        recordDeployToken: (event) => access.recordDeployToken(callerHeaders(request), event),
      };
    },
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

/** @throws HttpError without a value */
export function existing<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new HttpError(404, message);
  return value;
}
