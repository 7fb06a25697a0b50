import { type NewSession } from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type AddRoute, httpApi, HttpError, type SharedRoutes } from '@larkfare/server-kit/http';
import { type FastifyInstance } from 'fastify';
import { callerHeaders, type IsSignedIn, startSession } from '../graph/caller-headers.ts';
import { GraphFault } from '../graph/graph-fault.ts';
import { type PrepareDocument } from '../graph/prepared-document.ts';
import { type SharedLimits } from '../rate-limits.ts';

interface Context {
  /** The caller's headers, for prepared operations. */
  caller: RequestHeaders;
  /** Sets the cookies of a session that a sign-in began. */
  startSession: (session: NewSession) => void;
}

/** The tools of a resource: routes, and operations of the graph. */
export interface RestApi {
  route: AddRoute<'administrator', void, Context>;
  /** Parses, validates and plans an operation; fails the start when it does not fit the graph. */
  prepare: PrepareDocument;
}

interface RestApiOptions {
  prepare: PrepareDocument;
  isSignedIn: IsSignedIn;
  limits: SharedLimits;
  shared: SharedRoutes;
}

/** The longest texts that an administrator saves are the policies. */
const administratorsBodyBytesAtMost = 256 * 1024;

export async function createRestApi(
  server: FastifyInstance,
  { prepare, isSignedIn, limits, shared }: RestApiOptions,
): Promise<RestApi> {
  const route = await httpApi<'administrator', void, Context>(server, {
    description: {
      title: 'Flights, places and enquiries',
      version: '1.0.0',
      description:
        'Prices are pounds, dates YYYY-MM-DD; every error is {message, error}, the same sentence twice. ' +
        'A record that administrators change carries its version, also as its ETag: send it back as If-Match or version, ' +
        'and a change that is based on an older version is refused with 409.',
      securitySchemes: {
        administrator: { description: 'The token that POST /api/auth/login returns.' },
      },
    },
    errors: { toHttpError: graphFaultError },
    /** The subgraphs, which hold the data, check the token again. */
    async authorise(request, _, reply) {
      if (await isSignedIn(request)) return;
      void reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401, 'Please sign in.');
    },
    context: (request, reply) => ({
      caller: callerHeaders(request),
      startSession: startSession(request, reply),
    }),
    ignoresEmptyParameters: true,
    // Nothing of a session enters a shared response.
    shared: { ...shared, context: { caller: {} } },
    optionsOf: (method, { callers }) => ({
      ...(callers && { bodyLimit: administratorsBodyBytesAtMost }),
      ...(method !== 'GET' && {
        config: { isCountedByRoute: true },
        onRequest: callers
          ? (request) => limits.countSave(request)
          : (request) => limits.countPost(request),
      }),
    }),
  });
  return { route, prepare };
}

const faultStatuses: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
};

function graphFaultError(error: Error): HttpError | undefined {
  const status = error instanceof GraphFault ? faultStatuses[error.code] : undefined;
  return status === undefined ? undefined : new HttpError(status, error.message);
}
