import { z } from 'zod';

/** A route's request and response: requests are validated with it, and the documentation is generated from it. */
export interface RouteDescription<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Headers extends z.ZodType,
  Response extends z.ZodType,
> {
  summary: string;
  /** The response is the same for every caller and made of the catalogue alone: one text until that changes. */
  isShared?: boolean;
  /** 401 without the token of a live session. */
  administrator?: boolean | undefined;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Headers that this route reads, lower case. */
  headers?: Headers;
  /** The body of the response: documented, and checked by tests rather than for each request. */
  response: Response;
  /** Of the response, 200 unless something is created. */
  status?: 200 | 201;
  /** Where the record is created or found: documented with 201 beside 200. */
  mayCreate?: boolean;
  /** Of the response, JSON by default. */
  contentType?: 'text/csv';
}

/** The name of the token in the documentation. */
export const bearerSecurity = 'administrator';

/** The route as Fastify validates it and OpenAPI documents it. */
export function describeRoute(
  path: string,
  description: RouteDescription<z.ZodType, z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
) {
  const { summary, administrator, params, query, body, headers, status = 200 } = description;
  const { contentType, mayCreate } = description;
  const response = contentType
    ? { content: { [contentType]: { schema: description.response } } }
    : description.response;
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(administrator && { security: [{ [bearerSecurity]: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(headers && { headers }),
    response: { [status]: response, ...(mayCreate && { 201: response }), '4XX': error },
  };
}

const error = z.object({
  message: z.string().describe('What is wrong, as a sentence.'),
  error: z.string().describe('The same sentence.'),
});
