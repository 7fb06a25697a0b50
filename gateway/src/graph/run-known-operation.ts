import { hash } from 'node:crypto';
import { type GraphqlAnswer } from '@larkfare/server-kit/executor';
import { type SharedRoutes } from '@larkfare/server-kit/http';
import { sendEncoded, sharedCaching } from '@larkfare/server-kit/server';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { callerHeaders, startSession } from './caller-headers.ts';
import { type CountOperation } from './graph-context.ts';
import { type RegisteredText } from './operation-stores.ts';
import { type FindOperation } from './known-operations.ts';
import { admit, checkVariables } from './limits.ts';
import { type maskError } from './masking.ts';
import { sharedAnswer, sharedKey } from './shared-answer.ts';

interface RunnerOptions {
  findOperation: FindOperation;
  registeredText: RegisteredText;
  countOperation: (request: FastifyRequest) => CountOperation;
  mask: ReturnType<typeof maskError>;
  shared: SharedRoutes;
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
  shared,
}: RunnerOptions) {
  const maskAll = (errors: NonNullable<GraphqlAnswer['errors']>) =>
    errors.map((error) => mask(error, error));

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
    const weight = operation.weigh(variableValues);
    await admit(weight, countOperation(request));
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    const { maxAgeSeconds } = operation;

    if (maxAgeSeconds !== undefined && request.headers.authorization === undefined) {
      const shareable = { operation, variables: variableValues };
      const { text, isWhole } = await sharedAnswer(shared.responses, shareable, maskAll);
      if (isGet && isWhole) {
        void reply.headers({
          ...sharedCaching(maxAgeSeconds),
          vary: 'authorization, accept-encoding',
          etag: text.etag,
        });
        shared.addresses.add(request, sharedKey(shareable), { cost: weight.cost });
      }
      await sendEncoded(request, reply, text);
      return true;
    }

    const result = await operation.run({
      variables: variableValues,
      headers: callerHeaders(request),
      acceptsBytes: true,
    });
    const { data, errors, bytes, extensions } = result;
    if (extensions?.newSession) startSession(request, reply)(extensions.newSession);
    const body = bytes ?? JSON.stringify(errors ? { errors: maskAll(errors), data } : { data });
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
