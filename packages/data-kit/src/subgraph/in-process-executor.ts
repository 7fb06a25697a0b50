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
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { DeadlineExceeded, withDeadline } from '@larkfare/server-kit/waiting';
import { createLog } from '@larkfare/server-kit/log';
import { observeCache, recordDuration } from '@larkfare/server-kit/telemetry';
import { inSpan } from '@larkfare/server-kit/telemetry';
import { badInput } from '@larkfare/server-kit/executor';
import { operationCache } from '@larkfare/server-kit/executor';
import { type Subgraph } from './subgraph.ts';
import {
  type GraphqlAnswer,
  type GraphqlExecutor,
  notAnswering,
  operationMsAtMost,
} from '@larkfare/server-kit/executor';
import { withDefaults } from './variable-defaults.ts';

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
    const cached = compiled.get(key);
    countLookup(cached !== undefined);
    const operation = cached ?? compile(subgraph, query, operationName);
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

/** Refusals keep their words; of a bug, which is logged, the caller gets a reference only. */
function toAnswer({ data, errors }: ExecutionResult, subgraph: string): GraphqlAnswer {
  if (!errors?.length) return { data };
  return { data, errors: errors.map((error) => presentable(error, subgraph)) };
}

function presentable(error: GraphQLError, subgraph: string) {
  const { message, path } = error;
  const fault = error.originalError ?? error;
  // Problems of the request itself are found before any field is resolved, so they have no path.
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
