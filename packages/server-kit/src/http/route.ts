import { type FastifyReply } from 'fastify';
import { z } from 'zod';
import { type HttpError } from './http-error.ts';

/** A form with files, which the handler reads from the request. */
export interface Form {
  /** The fields, as the documentation shows them. */
  fields: z.ZodType;
  limits: object;
  /** The message for a request that is no form. */
  message: string;
}

/** A route's request and response: requests are validated with it, and the documentation is generated from it. */
export interface RouteDescription<
  Caller extends string,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Headers extends z.ZodType,
  Response extends z.ZodType,
> {
  summary: string;
  description?: string;
  /** Any of these may call it, every other caller gets 401 or 403 before the body is read. Without callers it is public. */
  callers?: readonly Caller[];
  /** Checks the parameters of the path; by default each is a string. */
  params?: Params;
  query?: Query;
  body?: Body;
  form?: Form;
  /** Takes a body of any type and does not read it: a mail program posts a form (RFC 8058). */
  ignoresBody?: boolean;
  /** Headers that this route reads, lower case. */
  headers?: Headers;
  /** The body of the response: documented, and checked by tests rather than for each request. */
  response: Response;
  /** Status of the response, 200 unless something is created. */
  status?: 200 | 201;
  /** Where the record is created or found: documented with 201 beside 200. */
  mayCreate?: boolean;
  /** Media type of the response, JSON by default. */
  contentType?: 'text/csv';
  bodyLimit?: number;
  /** The response is the same for every caller: one text until the data of the API changes. */
  isShared?: boolean;
}

export type AnyDescription<Caller extends string> = RouteDescription<
  Caller,
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType
>;

export type MethodAndPath = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** `{id: string}` of `GET /region/{id}`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & PathParams<Rest>
  : unknown;

/** The parts of a request that were validated. */
export interface RouteRequest<Params, Query, Body, Headers> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
}

/** A record that was just created, where a route returns 201 or 200. */
export class Created<Record> {
  readonly record: Record;

  constructor(record: Record) {
    this.record = record;
  }
}

/** A value whose JSON has a shape, if texts of it may be sent as something else, such as a Date. */
type Sendable<Value, Text> = [Text] extends [never]
  ? Value
  : Value extends string
    ? Value | Text
    : Value extends object
      ? { [Key in keyof Value]: Sendable<Value[Key], Text> }
      : Value;

/** `GET /region/{id}`: registers a route, with and without a trailing slash. */
export type AddRoute<Caller extends string, Author, Context extends object, Text = never> = <
  Path extends MethodAndPath,
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodType<PathParams<Path>>,
  Query extends z.ZodType = z.ZodType<undefined>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Headers extends z.ZodType = z.ZodType<undefined>,
>(
  methodAndPath: Path,
  description: RouteDescription<Caller, Params, Query, Body, Headers, Response>,
  handler: (
    request: RouteRequest<z.output<Params>, z.output<Query>, z.output<Body>, z.output<Headers>> &
      Context & { author: Author },
    reply: FastifyReply,
  ) => Promise<
    | Sendable<z.output<Response>, Text>
    | Created<Sendable<z.output<Response>, Text>>
    | FastifyReply
    | HttpError
  >,
) => void;

export const errorShape = z.object({
  message: z.string().describe('What is wrong, as a sentence.'),
  error: z.string().describe('The same sentence.'),
});

/** The route as Fastify validates it and OpenAPI documents it. */
export function describeRoute<Caller extends string>(
  methodAndPath: MethodAndPath,
  route: AnyDescription<Caller>,
  {
    securityOf,
    error,
  }: { securityOf: (caller: Caller) => Record<string, readonly string[]>; error: z.ZodType },
) {
  const { summary, description, callers = [], params, query, body, form, headers } = route;
  const { contentType, mayCreate, status = 200 } = route;
  const response = contentType
    ? { content: { [contentType]: { schema: route.response } } }
    : route.response;
  return {
    summary,
    ...(description && { description }),
    operationId: operationId(methodAndPath),
    tags: [methodAndPath.split('/')[1] ?? ''],
    security: callers.map(securityOf),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(form && { body: form.fields, consumes: ['multipart/form-data'] }),
    ...(headers && { headers }),
    response: { [status]: response, ...(mayCreate && { 201: response }), '4XX': error, 503: error },
  };
}

/** `getRegionById` of `GET /region/{id}`. */
const operationId = (methodAndPath: MethodAndPath) => {
  const [method = '', ...words] = methodAndPath.replaceAll('{', 'By ').split(/[^A-Za-z0-9]+/);
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(upper).join('');
};
