import { type TypedDocument } from '@larkfare/server-kit/executor';
import { z } from 'zod';
import { HttpError, type Problem, toHttpError } from './http-error.ts';
import { byId } from './parameters.ts';
import { type RestApi } from './routes.ts';
import { baseVersion, versionedWrite } from './versioned-write.ts';

/** What a mutation gives: the operations alias it `result`, and the record in it `record`. */
type MutationResult<Row> = { __typename: string; record: Row } | Problem;

/** A route's summary and its operation. */
type Operation<Data, Variables> = readonly [summary: string, TypedDocument<Data, Variables>];

interface Resource<Row, Schema extends z.ZodType, Body extends z.ZodObject, Input> {
  path: `/${string}`;
  /** In messages: 'The region was deleted.' */
  name: string;
  schema: Schema;
  toRecord: (row: Row) => z.output<Schema>;
  list?: Operation<{ records: Row[] }, Record<string, never>>;
  read?: Operation<{ record: Row | null }, { id: string }>;
  readNeedsAdministrator?: boolean;
  body: Body;
  toInput: (body: z.output<Body>) => NoInfer<Input>;
  create?: Operation<{ result: MutationResult<Row> }, { input: Input }>;
  update: Operation<
    { result: MutationResult<Row> },
    { id: string; version: number | undefined; input: Input }
  >;
  delete: Operation<{ result: { __typename: 'Deleted' } | Problem }, { id: string }>;
}

/** The routes of one resource: each that it has an operation for. */
export function crud<Row, Schema extends z.ZodType, Body extends z.ZodObject, Input>(
  { route, prepare }: RestApi,
  resource: Resource<Row, Schema, Body, Input>,
): void {
  const { path, name, schema, toRecord, body, toInput, list, read, create } = resource;

  if (list) {
    const [summary, document] = list;
    const execute = prepare(document);
    route(
      `GET ${path}`,
      { summary, isShared: true, response: z.array(schema) },
      async ({ caller }) => (await execute({}, caller)).records.map(toRecord),
    );
  }

  if (read) {
    const [summary, document] = read;
    const execute = prepare(document);
    const administrator = resource.readNeedsAdministrator;
    route(
      `GET ${path}/{id}`,
      { summary, administrator, params: byId, response: schema },
      async ({ params, caller }) => {
        const { record } = await execute(params, caller);
        return record === null ? notFound(name) : toRecord(record);
      },
    );
  }

  if (create) {
    const [summary, document] = create;
    const execute = prepare(document);
    route(
      `POST ${path}`,
      { summary, administrator: true, body, response: schema, status: 201 },
      async ({ body, caller }) =>
        toResponse(await execute({ input: toInput(body) }, caller), toRecord),
    );
  }

  const [updateSummary, updateDocument] = resource.update;
  const update = prepare(updateDocument);
  route(
    `PUT ${path}/{id}`,
    { summary: updateSummary, ...versionedWrite(body), params: byId, response: schema },
    async (request) => {
      const { params, body, caller } = request;
      const variables = { ...params, version: baseVersion(request), input: toInput(body.fields) };
      return toResponse(await update(variables, caller), toRecord);
    },
  );

  const [deleteSummary, deleteDocument] = resource.delete;
  const remove = prepare(deleteDocument);
  route(
    `DELETE ${path}/{id}`,
    {
      summary: deleteSummary,
      administrator: true,
      params: byId,
      response: z.object({ message: z.string() }),
    },
    async ({ params, caller }) => {
      const { result } = await remove(params, caller);
      return 'message' in result ? toHttpError(result) : { message: `The ${name} was deleted.` };
    },
  );
}

export const toResponse = <Row, Response>(
  { result }: { result: MutationResult<Row> },
  toRecord: (row: Row) => Response,
) => ('record' in result ? toRecord(result.record) : toHttpError(result));

export const notFound = (name: string) => new HttpError(404, `There is no ${name} with this id.`);

/** For records that the operation selects under their REST names already. */
export const asSelected = <Row>(row: Row): Row => row;
