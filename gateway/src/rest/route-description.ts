import { z } from 'zod';

/** What a route takes and gives; the requests are held to it, and the documentation is made from it. */
export interface RouteDescription<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Headers extends z.ZodType,
  Answer extends z.ZodType,
> {
  summary: string;
  /** Answered with 401 unless the token of a live session comes along. */
  administrator?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Headers that mean something to this route, lower case. */
  headers?: Headers;
  /** The shape of the answer; documented, and held by the tests rather than checked for each request. */
  answer: Answer;
  /** Of the answer, 200 unless something is created. */
  status?: 200 | 201;
  /** Where the answer is made or found: documented with 201 beside 200. */
  mayCreate?: boolean;
  /** Of the answer, JSON unless it says so. */
  contentType?: 'text/csv';
}

/** How the door's documentation calls the token. */
export const bearerSecurity = 'administrator';

/** The route as Fastify checks it and OpenAPI tells it. */
export function describeRoute(
  path: string,
  description: RouteDescription<z.ZodType, z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
) {
  const { summary, administrator, params, query, body, headers, status = 200 } = description;
  const { contentType, mayCreate } = description;
  const answer = contentType
    ? { content: { [contentType]: { schema: description.answer } } }
    : description.answer;
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(administrator && { security: [{ [bearerSecurity]: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(headers && { headers }),
    response: { [status]: answer, ...(mayCreate && { 201: answer }), '4XX': refusal },
  };
}

export const refusal = z.object({
  message: z.string().describe('What is wrong, as a sentence.'),
  error: z.string().describe('The same sentence.'),
});
