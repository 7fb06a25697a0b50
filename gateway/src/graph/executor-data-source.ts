import { type GraphQLDataSource, type GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { type GraphContext } from './graph-context.ts';

export type Executors = Readonly<Record<string, GraphqlExecutor>>;

/** @throws when the supergraph names a subgraph that has no executor. */
export function executorOf(executors: Executors, name: string): GraphqlExecutor {
  const execute = executors[name];
  if (!execute) throw new Error(`The supergraph needs the subgraph ${name}: give its executor.`);
  return execute;
}

/** Queries a subgraph through its executor: a call in this process or a request to another, with the same answers. */
export class ExecutorDataSource implements GraphQLDataSource<GraphContext> {
  readonly #execute: GraphqlExecutor;

  constructor(execute: GraphqlExecutor) {
    this.#execute = execute;
  }

  async process({ request, context }: GraphQLDataSourceProcessOptions<GraphContext>) {
    const { query = '', variables, operationName } = request;
    const { extensions, ...answer } = await this.#execute({
      query,
      variables,
      operationName,
      headers: context.headers,
    });
    if (extensions?.newSession) context.startSession?.(extensions.newSession);
    return answer as Awaited<ReturnType<GraphQLDataSource['process']>>;
  }
}
