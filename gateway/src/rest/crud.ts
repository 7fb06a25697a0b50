import { type TypedDocument } from '@larkfare/server-kit/executor';
import { HttpError } from '@larkfare/server-kit/http';
import { z } from 'zod';
import { byId } from './parameters.ts';
import { type RestApi } from './routes.ts';
import { baseVersion, versionedWrite } from './versioned-write.ts';

/** The result of a mutation: the operations alias it `result`, and the record in it `record`. */
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
    const callers = resource.readNeedsAdministrator ? (['administrator'] as const) : undefined;
    route(
      `GET ${path}/{id}`,
      { summary, callers, params: byId, response: schema },
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
      { summary, callers: ['administrator'], body, response: schema, status: 201 },
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
      callers: ['administrator'],
      params: byId,
      response: z.object({ message: z.string() }),
    },
    async ({ params, caller }) => {
      const { result } = await remove(params, caller);
      return 'message' in result ? toHttpError(result) : { message: `The ${name} was deleted.` };
    },
  );
}

/** The refusals of the graph by their HTTP status. */
const statuses = {
  InvalidInput: 400,
  SignInRefused: 401,
  NotFound: 404,
  AlreadyExists: 409,
  InUse: 409,
  PriceChanged: 409,
  Stale: 409,
  IdempotencyKeyReused: 422,
  TooManyRequests: 429,
};

/** A refusal as the operations of this folder select it. */
interface Problem {
  __typename: keyof typeof statuses;
  message: string;
  retryAfterSeconds?: number;
}

export const toHttpError = ({ __typename, message, retryAfterSeconds }: Problem) =>
  new HttpError(statuses[__typename], message, { retryAfterSeconds });

export const toResponse = <Row, Response>(
  { result }: { result: MutationResult<Row> },
  toRecord: (row: Row) => Response,
) => ('record' in result ? toRecord(result.record) : toHttpError(result));

export const notFound = (name: string) => new HttpError(404, `There is no ${name} with this id.`);

/** For records that the operation selects under their REST names already. */
export const asSelected = <Row>(row: Row): Row => row;
