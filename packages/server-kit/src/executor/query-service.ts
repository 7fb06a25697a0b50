import { type DocumentNode, print } from 'graphql';
import { type GraphqlExecutor } from './http-executor.ts';
import { type RequestHeaders } from './request-headers.ts';

/** A GraphQL document with the types of its data and of its variables, as generated from a `.graphql` file. */
export interface TypedDocument<Data, Variables> extends DocumentNode {
  __apiType?: (variables: Variables) => Data;
}

/** Runs an operation of another service. @throws an Error with the messages of its errors */
export async function queryService<Data, Variables extends Record<string, unknown>>(
  service: GraphqlExecutor,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  headers?: RequestHeaders,
): Promise<Data> {
  const { data, errors } = await service({ query: printed(document), variables, headers });
  if (errors?.length || !data)
    throw new Error(errors?.map(({ message }) => message).join(' ') ?? 'There is no data.', {
      cause: errors,
    });
  return data as Data;
}

const texts = new WeakMap<DocumentNode, string>();

function printed(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}
