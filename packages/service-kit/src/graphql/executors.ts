import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import {
  type ExecutionResult,
  type GraphQLError,
  GraphQLError as Fault,
  parse,
  validate,
  getOperationAST,
  type VariableDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type NewSession } from '../administrator/session-cookie.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { DeadlineExceeded, withDeadline } from '../deadline/deadline.ts';
import { createLog } from '../log/log.ts';
import { requestIdHeader } from '../log/request-context.ts';
import { observeCache, recordDuration } from '../telemetry/metrics.ts';
import { inSpan, traceHeaders } from '../telemetry/spans.ts';
import { badInput } from './faults.ts';
import { operationCache } from './operation-cache.ts';
import { type Subgraph } from './subgraph.ts';
import { type RequestHeaders, toRequestHeaders } from './subgraph-context.ts';
import { withDefaults } from './variable-defaults.ts';

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
  headers?: RequestHeaders;
  /** Whether the caller passes the answer on as it is. */
  acceptsBytes?: boolean;
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions?: Record<string, unknown>;
  }[];
  /** For the server that asks, never for its client. */
  extensions?: { newSession?: NewSession };
  /** Instead of all that: the JSON of an answer with nothing but data, as another server sent it. */
  bytes?: Buffer;
}

/** The one way a service is asked something, whether it runs in this process or in another. */
export type GraphqlExecutor = (request: GraphqlRequest) => Promise<GraphqlAnswer>;

type Compiled =
  | {
      name: string;
      run: CompiledQuery['query'];
      definitions: readonly VariableDefinitionNode[] | undefined;
    }
  | { refused: ExecutionResult };

// V8 keeps the source and code of what was compiled from text past several collections, for a text that comes again. Ours
// comes once: compiled operations are cached below, within their bounds.
setFlagsFromString('--no-compilation-cache');

/** In memory, of one subgraph. */
const compiledBytesAtMost = 10 * 1024 ** 2;
/** Document, compiled functions and their closures. */
const bytesPerCharacter = 300;
/** No visitor waits longer. */
const operationMsAtMost = 10_000;
const log = createLog('subgraph');

/** Answers from a subgraph in this process. Each operation is parsed, validated and compiled once. */
export function inProcessExecutor(
  subgraph: Subgraph,
  { timeoutMs = operationMsAtMost } = {},
): GraphqlExecutor {
  const compiled = operationCache<Compiled>(compiledBytesAtMost, bytesPerCharacter);
  const countLookup = observeCache(`compiled operations of ${subgraph.name}`, compiled);

  return async ({ query, variables = {}, operationName, headers = {} }) => {
    const key = `${operationName ?? ''}\n${query}`;
    const known = compiled.get(key);
    countLookup(known !== undefined);
    const operation = known ?? compile(subgraph, query, operationName);
    compiled.set(key, operation);
    if ('refused' in operation) return toAnswer(operation.refused, subgraph.name);

    return observed(subgraph.name, operation.name, async () => {
      try {
        return await withDeadline(timeoutMs, async () => {
          const context = await subgraph.createContext(headers);
          const filled = withDefaults(subgraph.schema, operation.definitions, variables);
          const answer = toAnswer(await operation.run({}, context, filled), subgraph.name);
          const { newSession } = context;
          return newSession ? { ...answer, extensions: { newSession } } : answer;
        });
      } catch (error) {
        return toAnswer({ errors: [error as GraphQLError] }, subgraph.name);
      }
    });
  };
}

/** A span and a duration for an operation of a subgraph. */
function observed(
  subgraph: string,
  operation: string,
  answerOperation: () => Promise<GraphqlAnswer>,
): Promise<GraphqlAnswer> {
  const attributes = { 'larkfare.subgraph': subgraph, 'graphql.operation.name': operation };
  const began = performance.now();
  return inSpan(`${subgraph} ${operation}`, { attributes }, async (span) => {
    const answer = await answerOperation();
    const [error] = answer.errors ?? [];
    const failed = error && { 'error.type': String(error.extensions?.code) };
    if (failed) span.setAttributes(failed);
    const ms = performance.now() - began;
    recordDuration('graphql.operation.duration', ms, { ...attributes, ...failed });
    return answer;
  });
}

function compile({ schema }: Subgraph, query: string, operationName?: string): Compiled {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length) return { refused: { errors } };
    const result = compileQuery(schema, document, operationName);
    if (!isCompiledQuery(result)) return { refused: result };
    const { name, variableDefinitions } = getOperationAST(document, operationName) ?? {};
    return {
      name: name?.value ?? 'anonymous',
      run: result.query,
      definitions: variableDefinitions,
    };
  } catch (error) {
    return { refused: { errors: [error as GraphQLError] } };
  }
}

const characterNotInRepertoire = '22021';
const notAnswering = 'This part of the site is not answering. Please try again in a moment.';

/** Refusals keep their words; of a bug, which is logged, the caller gets a reference only. */
function toAnswer({ data, errors }: ExecutionResult, subgraph: string): GraphqlAnswer {
  if (!errors?.length) return { data };
  return { data, errors: errors.map((error) => presentable(error, subgraph)) };
}

function presentable(error: GraphQLError, subgraph: string) {
  const { message, path } = error;
  const fault = error.originalError ?? error;
  // What is wrong with the request itself is found before any field is asked, so it has no path.
  const isAboutTheRequest = fault instanceof Fault && !path;
  const code = error.extensions?.code ?? (isAboutTheRequest ? 'BAD_USER_INPUT' : undefined);
  if (code && code !== 'INTERNAL_SERVER_ERROR')
    return { message: shortened(message), path, extensions: { ...error.extensions, code } };

  // PostgreSQL stores neither NUL nor half a surrogate pair, wherever a text comes from.
  if ((fault as { code?: string }).code === characterNotInRepertoire) {
    const { message, extensions } = badInput('A text holds characters that cannot be stored.');
    return { message, path, extensions };
  }
  if (fault instanceof DeadlineExceeded || isDatabaseUnavailable(fault)) {
    log.warn({ err: fault, subgraph, path }, 'an operation could not be finished in time');
    return { message: notAnswering, path, extensions: { code: 'SERVICE_UNAVAILABLE' } };
  }
  const reference = randomUUID().slice(0, 8);
  log.error({ err: fault, reference, subgraph, path }, 'a resolver failed');
  return {
    message: `Something went wrong on our side (reference ${reference}).`,
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
  };
}

/** A refusal may quote what was sent, which may be long. */
const shortened = (message: string) =>
  message.length > 500 ? `${message.slice(0, 500)}…` : message;

/** Says that an answer has neither errors nor anything that is meant for the server that asks. */
export const onlyDataHeader = 'x-only-data';

/** Proves that a server of ours asks. */
export const internalSecretHeader = 'x-internal-secret';

/** Answers from a subgraph behind an address. @throws SERVICE_UNAVAILABLE as data when it cannot be reached in time. */
export function httpExecutor(
  url: string,
  {
    timeoutMs = operationMsAtMost,
    secret,
  }: { timeoutMs?: number; secret?: string | undefined } = {},
): GraphqlExecutor {
  return async ({ headers = {}, acceptsBytes, ...body }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...requestIdHeader(),
          ...traceHeaders(),
          ...toRequestHeaders(headers),
          ...(secret && { [internalSecretHeader]: secret }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 401) throw new Error('The server takes another INTERNAL_SECRET.');
      if (acceptsBytes && response.headers.has(onlyDataHeader))
        return { bytes: Buffer.from(await response.arrayBuffer()) };
      return (await response.json()) as GraphqlAnswer;
    } catch (error) {
      log.warn({ err: error, url }, 'a subgraph cannot be reached');
      return {
        errors: [
          {
            message: notAnswering,
            extensions: { code: 'SERVICE_UNAVAILABLE' },
          },
        ],
      };
    }
  };
}
