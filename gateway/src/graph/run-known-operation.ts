import { hash } from 'node:crypto';
import {
  matchesEtag,
  sendEncoded,
  sharedCaching,
  type ShareResponse,
} from '@larkfare/server-kit/server';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { callerHeaders, startSession } from './caller-headers.ts';
import { type CountOperation } from './graph-context.ts';
import { type RegisteredText } from './graph.ts';
import { type FindOperation } from './known-operations.ts';
import { admit, checkVariables } from './limits.ts';
import { type maskError } from './masking.ts';

interface RunnerOptions {
  findOperation: FindOperation;
  registeredText: RegisteredText;
  countOperation: (request: FastifyRequest) => CountOperation;
  mask: ReturnType<typeof maskError>;
  shareResponse: ShareResponse;
}

const json = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});
const variables = z.record(z.string(), z.unknown()).nullish();
const extensions = z
  .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
  .nullish();
const operationName = z.string().nullish();
const inBody = z.object({ query: z.string().optional(), operationName, variables, extensions });
/** The operation in the body of a request; undefined if that is no GraphQL. */
export const bodyOf = ({ body }: Pick<FastifyRequest, 'body'>) => inBody.safeParse(body).data;
/** By hash only: a text in an address is left to Apollo Server and its rules against other sites' forms. */
const inAddress = z.object({
  query: z.undefined().optional(),
  operationName,
  variables: json.pipe(variables).optional(),
  extensions: json.pipe(extensions),
});

export const requestParams = (request: FastifyRequest) =>
  request.method === 'GET' ? inAddress.safeParse(request.query).data : bodyOf(request);

/**
 * Serves requests for known operations without Apollo Server, by their text or by the hash of it in
 * `extensions.persistedQuery.sha256Hash`. Resolves to false for any other request.
 * @throws GraphQLError when the hash is unknown or of a different text, or a limit is passed
 */
export function knownOperationRunner({
  findOperation,
  registeredText,
  countOperation,
  mask,
  shareResponse,
}: RunnerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const isGet = request.method === 'GET';
    const params = requestParams(request);
    const sha256 = params?.extensions?.persistedQuery?.sha256Hash;
    if (params?.query && sha256 && sha256 !== hash('sha256', params.query)) throw differentHash();
    const operation = findOperation(params?.query ?? sha256 ?? '');
    if (!params || !operation || (params.operationName || operation.name) !== operation.name) {
      if (params && !params.query && sha256 && registeredText(sha256) === undefined)
        throw unknownHash();
      return false;
    }
    if (isGet && !operation.isQuery) throw onlyByPost();

    const variableValues = params.variables ?? {};
    checkVariables(variableValues);
    await admit(operation.weigh(variableValues), countOperation(request));
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    const { maxAgeSeconds } = operation;
    const isForAll = maxAgeSeconds !== undefined && request.headers.authorization === undefined;
    const caching = isGet &&
      isForAll && { ...sharedCaching(maxAgeSeconds), vary: 'authorization, accept-encoding' };

    if (isForAll && !operation.hasVariables) {
      const text = await shareResponse(operation.query, async () => {
        const { data, errors } = await operation.run({ variables: {}, headers: {} });
        return errors ? undefined : JSON.stringify({ data });
      });
      if (text) {
        if (caching) void reply.headers({ ...caching, etag: text.etag });
        await sendEncoded(request, reply, text);
        return true;
      }
    }

    const result = await operation.run({
      variables: variableValues,
      headers: callerHeaders(request),
      acceptsBytes: true,
    });
    const { data, errors, bytes, extensions } = result;
    if (extensions?.newSession) startSession(request, reply)(extensions.newSession);
    const body =
      bytes ??
      JSON.stringify(
        errors ? { errors: errors.map((error) => mask(error, error)), data } : { data },
      );
    if (caching && !errors) {
      const etag = `"${hash('sha1', body, 'base64url')}"`;
      void reply.headers({ ...caching, etag });
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        void reply.code(304).send();
        return true;
      }
    }
    void reply.send(body);
    return true;
  };
}

/** The code that makes Apollo’s clients send the text. */
const unknownHash = () =>
  new GraphQLError('PersistedQueryNotFound', {
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 200 } },
  });

/** The words are Apollo Server’s, whose error has no code and would be masked. */
const differentHash = () =>
  new GraphQLError('provided sha does not match query', {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });

const onlyByPost = () =>
  new GraphQLError('Send what changes something by POST.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 405 } },
  });
